import type { Pool } from 'pg'

/** All tables of content whose rows belong to a tenant. */
export const TABLES = [
  'media',
  'entry',
  'entry_revision',
  'entry_reference',
  'entry_media',
  'entry_account',
  'entry_index',
  'entry_unique',
  'entry_search',
  'entry_text',
  'redirect',
  'idempotency_key',
  'audit_event',
  'series',
  'read_mark',
  'presence',
  'media_address',
  'entry_secret',
  'operation',
  'operation_item',
  'import',
  'saved_view',
  'api_key',
  'webhook',
  'webhook_delivery',
  'webhook_attempt',
  'sample',
  'app_notice',
  'finished_upgrade',
  'declared_type',
  'personal_read',
  'member_role',
  'restore_point',
  'former_value',
  'unnamed_file',
  'media_tag',
  'media_tagging',
  'media_kept',
] as const

const ROWS: Readonly<Record<(typeof TABLES)[number], string>> = {
  media: `(tenant_id, id, original_name, file_name, path, mime_type, size, sha256, source, created_at, created_by_name)
    values ($1, $2, 'a.png', 'a.png', '$1/a.png', 'image/png', 1, 'x', 'seed', now(), 'x')`,
  entry: `(tenant_id, id, type, status, data, position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name)
    values ($1, $2, 'seeded', 'draft', '{}', 'x', now(), now(), 'x', now(), 'x')`,
  entry_revision: `(tenant_id, entry_id, number, snapshot, changed_fields, created_at, created_by_name) values ($1, $2, 1, '{}', '{}', now(), 'x')`,
  entry_reference: `(tenant_id, src_id, stage, path, dst_id, on_delete) values ($1, $2, 0, 'x', $2, 'set-null')`,
  entry_media: `(tenant_id, entry_id, stage, path, media_id) values ($1, $2, 0, 'x', $2)`,
  entry_account: `(tenant_id, entry_id, stage, path, account_id) values ($1, $2, 0, 'x', 'editor')`,
  entry_index: `(tenant_id, entry_id, type, stage, field, val, position) values ($1, $2, 'seeded', 0, 'x', 'x', 'x')`,
  entry_unique: `(tenant_id, type, field, val, entry_id) values ($1, 'seeded', 'x', 'x', $2)`,
  entry_search: `(tenant_id, entry_id, type, stage, position, body, grams) values ($1, $2, 'seeded', 0, 'x', 'x', '{1}')`,
  entry_text: `(tenant_id, entry_id, fingerprint, body, grams) values ($1, $2, 1, 'x', '{1}')`,
  redirect: `(tenant_id, type, from_slug, entry_id, created_at) values ($1, 'seeded', 'x', $2, now())`,
  idempotency_key: `(tenant_id, account_id, key, request_hash, entry_id, created_at) values ($1, 'editor', 'x', 'x', $2, now())`,
  series: `(tenant_id, name, last) values ($1, 'x', 1)`,
  read_mark: `(tenant_id, account_id, entry_id, read_at) values ($1, 'editor', $2, now())`,
  presence: `(tenant_id, entry_id, account_id, account_name, seen_at) values ($1, $2, 'editor', 'x', now())`,
  media_address: `(tenant_id, path, media_id) values ($1, 'x', $2)`,
  entry_secret: `(tenant_id, entry_id, field, sealed) values ($1, $2, 'x', 'x')`,
  operation: `(tenant_id, id, type, action, created_at) values ($1, $2, 'seeded', 'delete', now())`,
  operation_item: `(tenant_id, operation_id, entry_id, lock_version) values ($1, $2, $2, 1)`,
  import: `(tenant_id, id, type, account_id, file_name, created_at) values ($1, $2, 'seeded', 'editor', 'a.csv', now())`,
  saved_view: `(tenant_id, id, type, name, is_shared, query, created_at, updated_at) values ($1, $2, 'seeded', 'x', true, '{}', now(), now())`,
  api_key: `(tenant_id, id, name, hash, last_four, scopes, created_at, created_by_name)
    values ($1, $2, 'x', decode(lpad($1::text, 64, '0'), 'hex'), 'xxxx', '{content:read}', now(), 'x')`,
  webhook: `(tenant_id, id, name, url, events, sealed_secret, is_active, created_at, created_by_name, updated_at)
    values ($1, $2, 'x', 'https://hook.example/', '{published}', 'x', false, now(), 'x', now())`,
  webhook_delivery: `(tenant_id, id, webhook_id, event, occurred_at, next_attempt_at, created_at) values ($1, $2, $2, 'published', now(), now(), now())`,
  sample: `(tenant_id, entry_id) values ($1, $2)`,
  app_notice: `(tenant_id, id, entry_id, title, due_at, created_at, created_by_name) values ($1, $2, $2, '{}', now(), now(), 'x')`,
  finished_upgrade: `(tenant_id, name) values ($1, 'x')`,
  declared_type: `(tenant_id, type, shape) values ($1, 'seeded', '{}')`,
  restore_point: `(tenant_id, id, created_at, words, shapes, changes) values ($1, $2, now(), 'x', '{}', '{}')`,
  former_value: `(tenant_id, point_id, entry_id) values ($1, $2, $2)`,
  member_role: `(tenant_id, key, definition, lock_version, created_at, updated_at, updated_by_name)
    values ($1, 'seeded', '{"key": "seeded"}', 1, now(), now(), 'x')`,
  media_tag: `(tenant_id, id, name, folded, created_at) values ($1, $2, 'x', 'x', now())`,
  media_tagging: `(tenant_id, tag_id, media_id) values ($1, $2, $2)`,
  media_kept: `(tenant_id, media_id, kind, current_path, path, original_name, file_name, mime_type, size, sha256, kept_at)
    values ($1, $2, 'former', '$1/a.png', '$1/b.png', 'b.png', 'b.png', 'image/png', 1, 'y', now())`,
  unnamed_file: `(tenant_id, path) values ($1, $2)`,
  webhook_attempt: `(tenant_id, delivery_id, number, at, duration_ms) values ($1, $2, 1, now(), 1)`,
  personal_read: `(tenant_id, id, at, actor_name, kind, type, record_ids) values ($1, $2, now(), 'x', 'view', 'seeded', '{x}')`,
  audit_event: `(tenant_id, id, at, actor_name, action) values ($1, $2, now(), 'x', 'create')`,
}

/** Inserts a row of a tenant into each table, as the owner of the database. */
export const seedEveryTable = async (pool: Pool, tenant: number): Promise<void> => {
  for (const table of TABLES) {
    const statement = `insert into content.${table} ${ROWS[table]}`.replaceAll('$1', `${tenant}`).replaceAll('$2', `'seeded-${tenant}'`)
    await pool.query(statement)
  }
}
