import { Client } from 'pg'
import { COPIED_TABLES, type CopiedTableName } from './copied-tables.ts'
import { withoutIndexes } from './without-indexes.ts'
import { ORIGINAL_SLUG } from './write-originals.ts'

type Copying = {
  /** Columns in which a copy differs in addition to the record's id: SQL over the row `r` and the copy number `o.n`. */
  readonly own?: Readonly<Record<string, string>>
  readonly where?: string
}

/** Position of a copy in its list: that of another original; otherwise copies of one original would be adjacent. Titles have no order. */
const PLACE = `case r.stage when 1 then o.published_position when 5 then '' else o.position end`

/** A copy differs in ids, slugs, positions and publication times; rows of tables that reference a record by them are copied too. */
const COPYING: Readonly<Record<CopiedTableName, Copying>> = {
  entry: {
    own: {
      slug: `r.slug || '-' || o.n`,
      published_slug: `r.published_slug || '-' || o.n`,
      position: 'o.position',
      published_position: 'o.published_position',
      publish_from: 'o.publish_from',
      data: 'pg_temp.copy_document(r.data, o.n, o.publish_text)',
      published: 'pg_temp.copy_document(r.published, o.n, o.publish_text)',
    },
  },
  entry_revision: { own: { snapshot: 'pg_temp.copy_document(r.snapshot, o.n, o.publish_text)' } },
  audit_event: { own: { id: 'pg_temp.copy_id(r.id, o.n)' } },
  entry_index: {
    own: {
      val: `case r.field when 'slug' then r.val || '-' || o.n when 'publishFrom' then coalesce(o.publish_text, r.val) else r.val end`,
      position: PLACE,
    },
  },
  entry_unique: { own: { val: `r.val || '-' || o.n` }, where: `r.field = 'slug'` },
  entry_search: { own: { position: PLACE } },
  entry_text: {},
  entry_reference: {},
  entry_media: {},
}

/** All other columns are copied from the original row, so new columns of the table need no change here. */
const copyTable = (name: CopiedTableName): string => {
  const record = COPIED_TABLES[name]
  const { own = {}, where = 'true' } = COPYING[name]
  const changes = Object.entries({ [record]: `pg_temp.copy_id(r.${record}, o.n)`, ...own }).map(
    ([column, value]) => `'${column}', ${value}`,
  )
  return `insert into content.${name}
  select made.* from original o join content.${name} r on r.tenant_id = 1 and r.${record} = o.id
  cross join lateral jsonb_populate_record(r, jsonb_build_object(${changes.join(', ')})) made where ${where};`
}

/** Coprime to the number of originals. */
const STEP = 373

const TABLES = Object.keys(COPIED_TABLES) as readonly CopiedTableName[]

const copySql = (copies: number): string => `
create function pg_temp.copy_id(id text, n int) returns text language sql immutable as
  -- An id may happen to hold the number already.
  $$ select overlay(id placing lpad((case when substr(id, 11, 4) = lpad(n::text, 4, '0') then n + 5000 else n end)::text, 4, '0') from 11) $$;
create function pg_temp.copy_document(document jsonb, n int, publish_text text) returns jsonb language sql immutable as
  $$ select document || jsonb_build_object('slug', document->>'slug' || '-' || n, 'publishFrom', publish_text) $$;
create temp table original as
  with ranked as (
    select e.id, e.position, e.published_position, e.publish_from, e.data->>'publishFrom' as publish_text, row_number() over (order by e.id) - 1 as rank, count(*) over () as total
    from content.entry e where e.tenant_id = 1 and e.type = 'article' and e.slug like '${ORIGINAL_SLUG}-%')
  select r.id, n, place.position, place.published_position, place.publish_from, place.publish_text
  from ranked r cross join generate_series(1, ${copies}) n join ranked place on place.rank = (r.rank + n * ${STEP}) % r.total;
analyze original;
${TABLES.map(copyTable).join('\n')}
`

/** Multiplies the records of `writeOriginals`. */
export const copyOriginals = async (databaseUrl: string, copies: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await withoutIndexes(client, TABLES, async () => void (await client.query(copySql(Math.trunc(copies)))))
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

export type ShuffledArticle = { readonly id: string; readonly slug: string }

/** Returns published articles in an order unrelated to storage. */
export const shuffledArticles = async (databaseUrl: string, limit: number): Promise<readonly ShuffledArticle[]> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<ShuffledArticle>(
      `select id, published_slug as slug from content.entry where tenant_id = 1 and type = 'article' and published_slug like '${ORIGINAL_SLUG}-%'
       order by md5(id) limit $1`,
      [limit],
    )
    return rows
  } finally {
    await client.end()
  }
}
