import { Client } from 'pg'
import { ORIGINAL_SLUG } from './write-originals.ts'

/** Ids and slugs are the only things a copy has of its own; each table that knows a record by them is copied along. */
const COPY = `
create function pg_temp.copy_id(id text, n int) returns text language sql immutable as $$ select overlay(id placing lpad(n::text, 4, '0') from 11) $$;
create function pg_temp.copy_slug(document jsonb, n int) returns jsonb language sql immutable as
  $$ select jsonb_set(document, '{slug}', to_jsonb(document->>'slug' || '-' || n)) $$;
create temp table original as
  select e.id, n from content.entry e, generate_series(1, $COPIES) n where e.tenant_id = 1 and e.type = 'article' and e.slug like '${ORIGINAL_SLUG}-%';
analyze original;

insert into content.entry
  select made.* from original o join content.entry e on e.tenant_id = 1 and e.id = o.id
  cross join lateral jsonb_populate_record(e, jsonb_build_object(
    'id', pg_temp.copy_id(e.id, o.n), 'slug', e.slug || '-' || o.n, 'published_slug', e.published_slug || '-' || o.n,
    'data', pg_temp.copy_slug(e.data, o.n), 'published', pg_temp.copy_slug(e.published, o.n))) made;
insert into content.entry_revision
  select made.* from original o join content.entry_revision r on r.tenant_id = 1 and r.entry_id = o.id
  cross join lateral jsonb_populate_record(r, jsonb_build_object(
    'entry_id', pg_temp.copy_id(r.entry_id, o.n), 'snapshot', pg_temp.copy_slug(r.snapshot, o.n))) made;
insert into content.audit_event
  select made.* from original o join content.audit_event a on a.tenant_id = 1 and a.entry_id = o.id
  cross join lateral jsonb_populate_record(a, jsonb_build_object('id', pg_temp.copy_id(a.id, o.n), 'entry_id', pg_temp.copy_id(a.entry_id, o.n))) made;
insert into content.entry_index (tenant_id, entry_id, type, stage, field, val, position)
  select i.tenant_id, pg_temp.copy_id(i.entry_id, o.n), i.type, i.stage, i.field, i.val || case when i.field = 'slug' then '-' || o.n else '' end, i.position
  from original o join content.entry_index i on i.tenant_id = 1 and i.entry_id = o.id;
insert into content.entry_unique (tenant_id, type, field, val, entry_id)
  select u.tenant_id, u.type, u.field, u.val || '-' || o.n, pg_temp.copy_id(u.entry_id, o.n)
  from original o join content.entry_unique u on u.tenant_id = 1 and u.entry_id = o.id where u.field = 'slug';
insert into content.entry_search (tenant_id, entry_id, type, stage, body, grams)
  select s.tenant_id, pg_temp.copy_id(s.entry_id, o.n), s.type, s.stage, s.body, s.grams
  from original o join content.entry_search s on s.tenant_id = 1 and s.entry_id = o.id;
insert into content.entry_reference (tenant_id, src_id, path, dst_id, on_delete)
  select r.tenant_id, pg_temp.copy_id(r.src_id, o.n), r.path, r.dst_id, r.on_delete
  from original o join content.entry_reference r on r.tenant_id = 1 and r.src_id = o.id;
insert into content.entry_media (tenant_id, entry_id, stage, path, media_id)
  select m.tenant_id, pg_temp.copy_id(m.entry_id, o.n), m.stage, m.path, m.media_id
  from original o join content.entry_media m on m.tenant_id = 1 and m.entry_id = o.id;
`

const GRAM_INDEX = 'content.entry_search_grams'

/** Multiplies what `writeOriginals` wrote. The index of search words is built afterwards, which takes a tenth of the time. */
export const copyOriginals = async (databaseUrl: string, copies: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ definition: string }>(`select pg_get_indexdef('${GRAM_INDEX}'::regclass) as definition`)
    await client.query(`set maintenance_work_mem = '512MB'; set session_replication_role = replica; drop index ${GRAM_INDEX}`)
    await client.query(COPY.replace('$COPIES', String(copies)))
    await client.query(rows[0]?.definition ?? '')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Public slugs of articles in no order that anything is stored in. */
export const shuffledSlugs = async (databaseUrl: string, limit: number): Promise<readonly string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ slug: string }>(
      `select published_slug as slug from content.entry where tenant_id = 1 and type = 'article' and published_slug like '${ORIGINAL_SLUG}-%'
       order by md5(id) limit $1`,
      [limit],
    )
    return rows.map(({ slug }) => slug)
  } finally {
    await client.end()
  }
}
