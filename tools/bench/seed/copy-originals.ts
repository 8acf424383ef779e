import { Client } from 'pg'
import { gramsOfWords } from '../../../libs/content/server/src/store/search-grams.ts'
import { COPIED_TABLES, type CopiedTableName } from './copied-tables.ts'
import { numberOf } from './rare-number.ts'
import { withoutIndexes } from './without-indexes.ts'
import { ORIGINAL_SLUG } from './write-originals.ts'

type Copying = {
  /** Columns in which a copy differs in addition to the record's id: SQL over the row `r` and the copy number `o.n`. */
  readonly own?: Readonly<Record<string, string>>
  readonly where?: string
}

/** Each generation of copies is this much older, so that neighbours in a list are neighbours in storage, as on a site that grows over years. */
const AGE = `(o.n * interval '1 hour')`

const older = (column: string): Readonly<Record<string, string>> => ({ [column]: `r.${column} - ${AGE}` })

/** Position of a copy in its list, in which times are encoded. */
const POSITION = `replace(r.position, o.time_position, o.own_time_position)`
const DOCUMENT = (column: string) => ({ [column]: `pg_temp.copy_document(r.${column}, o)` })

/** A copy differs in ids, slugs, times, positions and the number in its lead; rows of tables that reference a record by them are copied too. */
const COPYING: Readonly<Record<CopiedTableName, Copying>> = {
  entry: {
    own: {
      slug: `r.slug || '-' || o.n`,
      published_slug: `r.published_slug || '-' || o.n`,
      position: POSITION,
      published_position: `replace(r.published_position, o.time_position, o.own_time_position)`,
      ...older('publish_from'),
      ...older('first_published_at'),
      ...older('published_at'),
      ...older('ja_updated_at'),
      ...older('created_at'),
      ...older('updated_at'),
      ...DOCUMENT('data'),
      ...DOCUMENT('published'),
    },
  },
  entry_revision: { own: { ...older('created_at'), ...DOCUMENT('snapshot') } },
  audit_event: { own: { id: 'pg_temp.copy_id(r.id, o.n)', ...older('at') } },
  entry_index: {
    own: {
      val: `case r.field when 'slug' then r.val || '-' || o.n when 'publishFrom' then coalesce(o.own_time, r.val) else r.val end`,
      position: POSITION,
    },
  },
  entry_unique: { own: { val: `r.val || '-' || o.n` }, where: `r.field = 'slug'` },
  entry_search: { own: { position: POSITION } },
  entry_text: { own: { body: 'replace(r.body, o.number, o.own_number)', grams: 'r.grams || o.own_grams' } },
  entry_reference: {},
  entry_media: {},
}

/** All other columns are copied from the original row, so new columns of the table need no change here. */
const copyTable = (name: CopiedTableName): string => {
  const record = COPIED_TABLES[name]
  const { own = {}, where = 'true' } = COPYING[name]
  const changes = Object.entries({ [record]: 'o.own_id', ...own }).map(([column, value]) => `'${column}', ${value}`)
  return `insert into content.${name}
    select made.* from original o join source_${name} r on r.${record} = o.id
    cross join lateral jsonb_populate_record(r, jsonb_build_object(${changes.join(', ')})) made where o.n = copy and ${where} order by o.rank;`
}

const TABLES = Object.keys(COPIED_TABLES) as readonly CopiedTableName[]

const sourceTable = (name: CopiedTableName): string => `
create temp table source_${name} as
  select r.* from content.${name} r join content.entry e on e.tenant_id = 1 and e.id = r.${COPIED_TABLES[name]}
  where r.tenant_id = 1 and e.type = 'article' and e.slug like '${ORIGINAL_SLUG}-%';
analyze source_${name};`

/** An id begins with its time in milliseconds, as ten digits of the base 32. */
const ULID_TIME = 10
const ULID_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The text by which descending lists are sorted ends with the complement of each byte of a time. */
const DESCENDING = `select translate(encode(convert_to(moment, 'UTF8'), 'hex'), '0123456789abcdef', 'fedcba9876543210')`

const copySql = (copies: number): string => `
create function pg_temp.copy_id(id text, n int) returns text language sql immutable as $$
  select string_agg(substr('${ULID_DIGITS}', (moment >> (5 * place) & 31)::int + 1, 1), '' order by place desc) || substr(id, ${ULID_TIME + 1})
  from (
    select sum((strpos('${ULID_DIGITS}', substr(id, ${ULID_TIME} - place, 1)) - 1)::bigint << (5 * place))::bigint - n * 3600000::bigint as moment
    from generate_series(0, ${ULID_TIME - 1}) place) own cross join generate_series(0, ${ULID_TIME - 1}) place $$;
create function pg_temp.descending(moment text) returns text language sql immutable as $$ ${DESCENDING} $$;
${TABLES.map(sourceTable).join('\n')}
create temp table original as
  with ranked as (
    select id, data->>'publishFrom' as time, substring(data#>>'{lead,ja}' from 'number \\d+') as number, row_number() over (order by id) - 1 as rank, count(*) over () as total
    from source_entry)
  select r.id, pg_temp.copy_id(r.id, n) as own_id, n, rank, time, to_char((time::timestamptz - n * interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as own_time,
    null::text as time_position, null::text as own_time_position, number, null::text as own_number, null::int[] as own_grams, n * total + rank as place
  from ranked r cross join generate_series(1, ${copies}) n;
update original o set time_position = pg_temp.descending(time), own_time_position = pg_temp.descending(own_time),
  own_number = 'number ' || ${numberOf('place')}, own_grams = array(
    select d.hash from digits d where d.gram = any(array(select substr(${numberOf('place')}, at, size) from generate_series(1, 5) at cross join generate_series(1, 3) size)));
create index on original (n);
analyze original;
create function pg_temp.copy_document(document jsonb, o original) returns jsonb language sql stable as $$
  select jsonb_set(document, '{lead,ja}', coalesce(to_jsonb(replace(document#>>'{lead,ja}', o.number, o.own_number)), document#>'{lead,ja}'))
    || jsonb_build_object('slug', document->>'slug' || '-' || o.n, 'publishFrom', coalesce(o.own_time, document->>'publishFrom')) $$;
do $$ begin
  for copy in 1..${copies} loop
    ${TABLES.map(copyTable).join('\n    ')}
  end loop;
end $$;
`

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const PAIRS = DIGITS.flatMap((first) => DIGITS.map((second) => first + second))
const DIGIT_GRAMS = [...DIGITS, ...PAIRS, ...PAIRS.flatMap((pair) => DIGITS.map((digit) => pair + digit))]

/** Writes the hashes of all grams of numbers, by which texts are found. */
const writeDigits = async (client: Client): Promise<void> => {
  await client.query('create temp table digits (gram text primary key, hash int)')
  const hashes = DIGIT_GRAMS.map((gram) => gramsOfWords([gram], { tenant: 1, type: 'article', stage: 0 }, { numbersByThree: true })[0])
  await client.query('insert into digits select * from unnest($1::text[], $2::int[])', [DIGIT_GRAMS, hashes])
}

/** Multiplies the records of `writeOriginals`. */
export const copyOriginals = async (databaseUrl: string, copies: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await withoutIndexes(client, TABLES, async () => {
      await writeDigits(client)
      await client.query(copySql(Math.trunc(copies)))
    })
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
