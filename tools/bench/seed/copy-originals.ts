import { Client } from 'pg'
import { ORIGINAL_SLUG } from './write-originals.ts'

type CopiedTable = {
  readonly name: string
  /** Column that holds the record's id. */
  readonly record: string
  /** Columns in which a copy differs besides that one: SQL over the row `r` and the number of the copy `o.n`. */
  readonly own?: Readonly<Record<string, string>>
  readonly where?: string
}

/** Where a copy stands in its list: where another original does, or copies of one would stand side by side. */
const PLACE = 'case r.stage when 0 then o.position else o.published_position end'

/** Ids, slugs and places are all that a copy has of its own; each table that knows a record by them is copied along. */
const TABLES: readonly CopiedTable[] = [
  {
    name: 'entry',
    record: 'id',
    own: {
      slug: `r.slug || '-' || o.n`,
      published_slug: `r.published_slug || '-' || o.n`,
      position: 'o.position',
      published_position: 'o.published_position',
      data: 'pg_temp.copy_slug(r.data, o.n)',
      published: 'pg_temp.copy_slug(r.published, o.n)',
    },
  },
  { name: 'entry_revision', record: 'entry_id', own: { snapshot: 'pg_temp.copy_slug(r.snapshot, o.n)' } },
  { name: 'audit_event', record: 'entry_id', own: { id: 'pg_temp.copy_id(r.id, o.n)' } },
  {
    name: 'entry_index',
    record: 'entry_id',
    own: { val: `r.val || case when r.field = 'slug' then '-' || o.n else '' end`, position: PLACE },
  },
  { name: 'entry_unique', record: 'entry_id', own: { val: `r.val || '-' || o.n` }, where: `r.field = 'slug'` },
  { name: 'entry_search', record: 'entry_id', own: { position: PLACE } },
  { name: 'entry_reference', record: 'src_id' },
  { name: 'entry_media', record: 'entry_id' },
]

/** Columns that nobody names here are those of the original row, whatever columns the table has. */
const copyTable = ({ name, record, own = {}, where = 'true' }: CopiedTable): string => {
  const changes = Object.entries({ [record]: `pg_temp.copy_id(r.${record}, o.n)`, ...own }).map(
    ([column, value]) => `'${column}', ${value}`,
  )
  return `insert into content.${name}
  select made.* from original o join content.${name} r on r.tenant_id = 1 and r.${record} = o.id
  cross join lateral jsonb_populate_record(r, jsonb_build_object(${changes.join(', ')})) made where ${where};`
}

/** Shares no divisor with the number of originals. */
const STEP = 373

const copySql = (copies: number): string => `
create function pg_temp.copy_id(id text, n int) returns text language sql immutable as
  -- An id may happen to hold the number already.
  $$ select overlay(id placing lpad((case when substr(id, 11, 4) = lpad(n::text, 4, '0') then n + 5000 else n end)::text, 4, '0') from 11) $$;
create function pg_temp.copy_slug(document jsonb, n int) returns jsonb language sql immutable as
  $$ select jsonb_set(document, '{slug}', to_jsonb(document->>'slug' || '-' || n)) $$;
create temp table original as
  with ranked as (
    select e.id, e.position, e.published_position, row_number() over (order by e.id) - 1 as rank, count(*) over () as total
    from content.entry e where e.tenant_id = 1 and e.type = 'article' and e.slug like '${ORIGINAL_SLUG}-%')
  select r.id, n, place.position, place.published_position
  from ranked r cross join generate_series(1, ${copies}) n join ranked place on place.rank = (r.rank + n * ${STEP}) % r.total;
analyze original;
${TABLES.map(copyTable).join('\n')}
`

const GRAM_INDEX = 'content.entry_search_grams'

/** Multiplies what `writeOriginals` wrote. The index of search words is built afterwards, which takes a tenth of the time. */
export const copyOriginals = async (databaseUrl: string, copies: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ definition: string }>(`select pg_get_indexdef('${GRAM_INDEX}'::regclass) as definition`)
    await client.query(`set maintenance_work_mem = '512MB'; set session_replication_role = replica; drop index ${GRAM_INDEX}`)
    await client.query(copySql(Math.trunc(copies)))
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
