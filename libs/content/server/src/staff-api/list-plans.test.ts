import type { QueryResultRow } from 'pg'
import { contentTypeOf } from '@captain/content-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { readPage } from '../list-query/page.ts'
import { gramsOfWords } from '../store/search-grams.ts'
import { startContent, STAFF, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { parseListRequest } from './list-request.ts'

const ROWS = 6000

let content: ContentUnderTest

/** A word in every post, and one in every 24th. */
const EVERYWHERE = '灯台'
const ELSEWHERE = '波止場'

const gramsOf = (word: string): string => `{${gramsOfWords([word], { tenant: 901, type: 'post', stage: 0 }).join(',')}}`

/**
 * Many posts: one in a hundred has outdated English, one in fifty is in the trash, all others are translated. All of the others
 * have a topic, every sixth the tag 'some' and every 60th the tag 'few'.
 */
beforeAll(async () => {
  content = await startContent()
  await content.pool.query(`
    insert into content.entry (tenant_id, id, type, status, data, position, ja_updated_at, en_updated_at, created_at, created_by_name, updated_at,
        updated_by_name, first_published_at, deleted_at)
      select 901, '01ARZ3NDEKTSV4RRFFQ6' || lpad(i::text, 6, '0'), 'post', 'draft', '{"title": {"ja": "試験"}}', lpad((i * 7919 % ${ROWS})::text, 5, '0'),
        now(), case when i % 100 = 1 then now() - interval '1 day' when i % 100 <> 2 then now() end, now(), 'x', now(), 'p' || (i * 31 % 977),
        case when i % 3 > 0 then now() - i * interval '1 minute' end, case when i % 50 = 3 then now() - i * interval '1 minute' end
      from generate_series(1, ${ROWS}) i;
    insert into content.entry_index (tenant_id, entry_id, type, stage, field, val, position)
      select 901, e.id, 'post', 0, f.field, case f.field when 'topic' then 'news' else 't' || right(e.id, 6)::int * 31 % 997 end, e.position
      from content.entry e cross join (values ('topic'), ('publishFrom')) f(field) where e.tenant_id = 901 and e.deleted_at is null
      union all
      select 901, e.id, 'post', 0, 'tags', t.tag, e.position
      from content.entry e join (values ('some', 6), ('few', 60)) t(tag, every) on right(e.id, 6)::int % t.every = 0 where e.tenant_id = 901 and e.deleted_at is null;
    insert into content.entry_search (tenant_id, entry_id, type, stage, position, fingerprint)
      select 901, e.id, 'post', 0, e.position, 1 from content.entry e where e.tenant_id = 901 and e.deleted_at is null;
    insert into content.entry_text (tenant_id, entry_id, fingerprint, body, grams)
      select 901, e.id, 1, w.body, w.grams::int[]
      from content.entry e, lateral (select case when right(e.id, 6)::int % 24 = 0 then '${EVERYWHERE} ${ELSEWHERE}' else '${EVERYWHERE}' end as body,
        case when right(e.id, 6)::int % 24 = 0 then '${gramsOf(EVERYWHERE)}'::int[] || '${gramsOf(ELSEWHERE)}'::int[] else '${gramsOf(EVERYWHERE)}'::int[] end as grams) w
      where e.tenant_id = 901 and e.deleted_at is null;
    analyze content.entry, content.entry_index, content.entry_search, content.entry_text;
    select gin_clean_pending_list('content.entry_text_grams')`)
})

afterAll(() => content.stop())

type Plans = { readonly page: string; readonly count: string }

/** Returns the plans for reading a page of posts and for counting all matches. */
const plansOf = (query: string): Promise<Plans> => {
  const type = contentTypeOf(diner, 'post')
  if (type === null) throw new Error('there are no posts')
  return content.services.store.forPublic(diner).read(async (tx) => {
    const plans = { page: '', count: '' }
    const explain = async (part: keyof Plans, fragment: Fragment) => {
      const plan = await tx.rows<Readonly<Record<'QUERY PLAN', string>>>(sql`explain ${fragment}`)
      plans[part] += plan.map((row) => row['QUERY PLAN']).join('\n')
    }
    const explained = async <Row extends QueryResultRow>(fragment: Fragment): Promise<readonly Row[]> => {
      await explain('page', fragment)
      return tx.rows<Row>(fragment)
    }
    const row = async <Row extends QueryResultRow>(fragment: Fragment): Promise<Row | null> => {
      await explain('count', fragment)
      return tx.row<Row>(fragment)
    }
    await readPage({ ...tx, rows: explained, hotRows: explained, row } satisfies Tx, parseListRequest(type, new URLSearchParams(query)))
    return plans
  })
}

const ownIndexOf = async (index: string): Promise<string> => {
  const { rows } = await content.pool.query<{ name: string }>(
    `select i.inhrelid::regclass::text as name from pg_inherits i join pg_index x on x.indexrelid = i.inhrelid
     where i.inhparent = $1::regclass and x.indrelid = 'content.entry_t901'::regclass`,
    [`content.${index}`],
  )
  return (rows[0]?.name ?? '').replace(/^content\./, '')
}

describe('a page of a long list comes out of an index', () => {
  it.each([
    ['', 'entry_position'],
    ['translation=outdated', 'entry_outdated'],
    ['translation=missing', 'entry_untranslated'],
    ['sort=-updatedBy', 'entry_updated_by_name'],
    ['sort=-firstPublishedAt', 'entry_first_published'],
    ['sort=-updatedAt', 'entry_updated'],
    ['trash=true', 'entry_trash'],
  ])('%s', async (query, index) => {
    const { page: plan } = await plansOf(query)
    expect(plan).toContain(` ${await ownIndexOf(index)} `)
    expect(plan).not.toMatch(/^\s*->\s+(Sort|Seq Scan)/m)
  })
})

it('counts by what narrows a list, whatever sorts it', async () => {
  const { page, count } = await plansOf('filter[topic]=news&sort=-publishFrom')
  expect(page).toContain("field = 'publishFrom'")
  expect(count).toContain("field = 'topic'")
  expect(count).not.toContain('publishFrom')
})

describe('a list that a field sorts and one filter narrows is read in one way whatever is known of the values', () => {
  const forget = `select pg_clear_relation_stats('content', 'entry_index'); drop statistics if exists content.entry_index_values`

  const idsOf = async (query: string): Promise<readonly string[]> => {
    const ids: string[] = []
    for (let next: unknown = null; ids.length < 100;) {
      const { body } = await content.call('GET', `${STAFF}/post?${query}&limit=40${typeof next === 'string' ? `&after=${next}` : ''}`)
      ids.push(...(body['items'] as readonly { readonly id: string }[]).map(({ id }) => id))
      next = body['next']
      if (next === null) break
    }
    return ids
  }

  it.each([
    ['few', 'tags', '100', [/^\s+->\s+Sort /m, /entry_index_pkey on entry_index o\b/], /entry_index_value on entry_index o\b/],
    ['some', 'tags', '1000', [/Scan Backward using entry_index_value on entry_index o\b/, /hashed SubPlan/], /^\s+->\s+Sort /m],
    [
      'news',
      'topic',
      '5880',
      [/Scan Backward using entry_index_value on entry_index o\b/, /entry_index_pkey on entry_index i\b/],
      /^\s+->\s+Sort /m,
    ],
  ] as const)('%s', async (value, field, matches, expected, unexpected) => {
    const query = `filter[${field}]=${value}&sort=-publishFrom`
    const known = await plansOf(query)
    await content.pool.query(forget)
    for (const { page } of [known, await plansOf(query)]) {
      for (const part of expected) expect(page).toMatch(part)
      expect(page).not.toMatch(unexpected)
    }
    const { rows } = await content.pool.query<{ id: string; total: string }>(
      `select s.entry_id as id, count(*) over () as total from content.entry_index s join content.entry_index f using (tenant_id, entry_id, stage)
       where s.tenant_id = 901 and s.field = 'publishFrom' and f.field = $1 and f.val = $2 order by s.val desc, s.position desc, s.entry_id desc`,
      [field, value],
    )
    expect(rows[0]?.total).toBe(matches)
    const ids = await idsOf(query)
    expect(ids).toEqual(rows.slice(0, ids.length).map(({ id }) => id))
    expect(ids.length).toBe(Math.min(rows.length, 120))
  })
})

describe('a search counts exactly', () => {
  const named = (name: string) => `function content.${name}(text, smallint, int[], text[], int, int[])`

  // This few records would be read one by one, and all be in the part that is counted first.
  beforeAll(async () => {
    await content.pool.query(`alter ${named('search_count_whole')} set enable_seqscan = off`)
    await content.pool.query(`alter ${named('search_count_part')} set gin_fuzzy_search_limit = 60`)
  })

  const counted = async (word: string, records: number): Promise<readonly unknown[]> => {
    await content.pool.query(
      `select pg_restore_relation_stats('schemaname', 'content', 'relname', 'entry_search', 'reltuples', ${records}::real)`,
    )
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => content.call('GET', `${STAFF}/post?q=${encodeURIComponent(word)}&limit=30`)),
    )
    return [...new Set(answers.map(({ body }) => JSON.stringify(body['count'])))].map((count) => JSON.parse(count))
  }

  it.each([[6000], [2_000_000]])('in a table of %i records', async (records) => {
    expect(await counted(EVERYWHERE, records)).toEqual([{ value: 1000, capped: true }])
    expect(await counted(ELSEWHERE, records)).toEqual([{ value: 250, capped: false }])
    expect(await counted(`${EVERYWHERE} ${ELSEWHERE}`, records)).toEqual([{ value: 250, capped: false }])
    const { rows } = await content.pool.query<{ part: number }>(
      `select content.search_count_part('post', 0::smallint, '${gramsOf(ELSEWHERE)}', array['${ELSEWHERE}'], 1001) as part from set_config('app.tenant', '901', false)`,
    )
    expect(rows[0]?.part).toBeLessThan(250)
    expect(await counted('灯波', records)).toEqual([{ value: 0, capped: false }])
  })
})

it('sorts by the time of deletion only what is deleted', async () => {
  const answer = await content.call('GET', `${STAFF}/post?sort=-deletedAt`)
  expect([answer.status, answer.body['parameter']]).toEqual([400, 'sort'])
  expect((await content.call('GET', `${STAFF}/post?trash=true&sort=deletedAt&limit=1`)).status).toBe(200)
})
