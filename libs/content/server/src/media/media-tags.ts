import { MAX_TAGS_OF_FILE, type MediaTag } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { propertyOf } from '@captain/http-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { tagExists, tooManyTags } from '../errors.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { nextId } from '../store/ids.ts'
import { foldSearch } from '../store/search-grams.ts'

/** Maximum number of tags of a tenant. */
export const MAX_TAGS = 200

const UNIQUE = '23505'

/** Reads the tags of a tenant by name, with the number of their files. */
export const readTags = (tx: Tx): Promise<readonly MediaTag[]> =>
  tx.rows<MediaTag>(sql`
    select t.id, t.name, (select count(*)::int from content.media_tagging g where g.tenant_id = t.tenant_id and g.tag_id = t.id) as count
    from content.media_tag t where t.tenant_id = ${tx.tenant.number} order by t.folded, t.id`)

/** Throws 409 where another tag has the name, apart from width, case and kana. */
const refuseTwins = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw propertyOf(error, 'code') === UNIQUE ? tagExists() : error
  }
}

/** Creates a tag. Throws 409 and 422. */
export const createTag = (store: TenantStore, name: string): Promise<MediaTag> =>
  refuseTwins(() =>
    store.writeAside(async (tx) => {
      const { number } = tx.tenant
      const there = await tx.row<{ count: number }>(sql`select count(*)::int as count from content.media_tag where tenant_id = ${number}`)
      if ((there?.count ?? 0) >= MAX_TAGS) throw tooManyTags(MAX_TAGS)
      const id = nextId(tx.now)
      await tx.run(sql`
        insert into content.media_tag (tenant_id, id, name, folded, created_at) values (${number}, ${id}, ${name}, ${foldSearch(name)}, ${tx.now})`)
      await writeAudit(tx, { action: 'create', type: null, id, changes: ['tag'], summary: name })
      return { id, name, count: 0 }
    }),
  )

/** Renames a tag on all its files. Throws 404 and 409. */
export const renameTag = (store: TenantStore, id: string, name: string): Promise<MediaTag> =>
  refuseTwins(() =>
    store.writeAside(async (tx) => {
      const changed = await tx.run(sql`
        update content.media_tag set name = ${name}, folded = ${foldSearch(name)} where tenant_id = ${tx.tenant.number} and id = ${id}`)
      if (changed === 0) throw notFound()
      await writeAudit(tx, { action: 'update', type: null, id, changes: ['tag'], summary: name })
      const tag = (await readTags(tx)).find((one) => one.id === id)
      if (tag === undefined) throw notFound()
      return tag
    }),
  )

/** Deletes a tag; its files stay. Throws 404. */
export const deleteTag = (store: TenantStore, id: string): Promise<void> =>
  store.writeAside(async (tx) => {
    const row = await tx.row<{ name: string }>(
      sql`delete from content.media_tag where tenant_id = ${tx.tenant.number} and id = ${id} returning name`,
    )
    if (row === null) throw notFound()
    await writeAudit(tx, { action: 'delete', type: null, id, changes: ['tag'], summary: row.name })
  })

type Tagging = { readonly add: readonly string[]; readonly remove: readonly string[] }

/** Returns those of the locked assets that a change gives no more tags than a file may have; one that has more already may lose some. */
export const withinTagLimit = async (tx: WriteTx, ids: readonly string[], { add, remove }: Tagging): Promise<readonly string[]> => {
  const { number } = tx.tenant
  const rows = await tx.rows<{ id: string }>(sql`
    select m.id from unnest(${ids}::text[]) as m (id)
    cross join lateral (select array(select g.tag_id from content.media_tagging g where g.tenant_id = ${number} and g.media_id = m.id) as tags) now
    where (
      select count(*) from (
        select unnest(now.tags) except select unnest(${remove}::text[])
        union select t.id from content.media_tag t where t.tenant_id = ${number} and t.id = any(${add}::text[])) later
    ) <= greatest(${MAX_TAGS_OF_FILE}::int, cardinality(now.tags))`)
  return rows.map(({ id }) => id)
}

/** Adds tags to assets and removes others. Deleted tags are left out. */
export const tagMedia = async (tx: WriteTx, ids: readonly string[], { add, remove }: Tagging): Promise<void> => {
  const { number } = tx.tenant
  await tx.run(sql`
    delete from content.media_tagging where tenant_id = ${number} and media_id = any(${ids}::text[]) and tag_id = any(${remove}::text[])`)
  // Locked, so that no tag is deleted before its files have it.
  await tx.run(sql`
    with tag as (select t.id from content.media_tag t where t.tenant_id = ${number} and t.id = any(${add}::text[]) for key share)
    insert into content.media_tagging (tenant_id, tag_id, media_id)
    select ${number}, tag.id, m.id from tag cross join unnest(${ids}::text[]) as m (id) on conflict do nothing`)
}

/** Gives an asset these tags and no others. */
export const setTags = async (tx: WriteTx, id: string, tags: readonly string[]): Promise<void> => {
  await tx.run(sql`
    delete from content.media_tagging where tenant_id = ${tx.tenant.number} and media_id = ${id} and not (tag_id = any(${tags}::text[]))`)
  await tagMedia(tx, [id], { add: tags, remove: [] })
}
