import type { QueryResultRow } from 'pg'
import { contentTypeOf } from '@captain/content-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compile, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { parseListRequest } from '../staff-api/list-request.ts'
import { gramsOfWords } from '../store/search-grams.ts'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { readPage } from './page.ts'

const ROWS = 3000

/** Words by the share of records that contain them: all, every third, every 100th. */
const WORDS = { 灯台: 1, 波止場: 3, 岬: 100 }
/** Words of many records each, and of none together. */
const [EVEN, ODD] = ['朝潮', '夕凪']
/** A word of many texts, of which none is in the list. */
const ELSEWHERE = '廃船'

let content: ContentUnderTest

const gramsOf = (words: readonly string[]): string => `{${gramsOfWords(words, { tenant: 901, type: 'post', stage: 0 }).join(',')}}`

/** Inserts records whose text contains the words of their number; `stage` 2 is the trash. */
const insert = async (from: number, to: number, stage: 0 | 2, wordsAt: (place: number) => readonly string[]): Promise<void> => {
  const rows = Array.from({ length: to - from }, (_row, index) => {
    const words = wordsAt(from + index)
    return { i: from + index, body: words.join(' '), grams: gramsOf(words) }
  })
  await content.pool.query(
    `with r as materialized (select '01ARZ3NDEKTSV4RRFFQ6' || lpad(i::text, 6, '0') as id, lpad((i * 7919 % ${ROWS})::text, 5, '0') as position, body, grams::int[] as grams
       from jsonb_to_recordset($1::jsonb) as r (i int, body text, grams text)),
     e as (insert into content.entry (tenant_id, id, type, status, data, position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name, deleted_at)
       select 901, id, 'post', 'draft', '{"title": {"ja": "試験"}}', position, now(), now(), 'x', now(), 'x', case when ${stage} = 2 then now() end from r returning id),
     s as (insert into content.entry_search (tenant_id, entry_id, type, stage, position, fingerprint) select 901, id, 'post', ${stage}, position, 1 from r)
     insert into content.entry_text (tenant_id, entry_id, fingerprint, body, grams) select 901, id, 1, body, grams from r`,
    [JSON.stringify(rows)],
  )
}

beforeAll(async () => {
  content = await startContent()
  const wordsAt = (place: number) => [
    ...Object.entries(WORDS).flatMap(([word, every]) => (place % every === 0 ? [word] : [])),
    place % 2 === 0 ? EVEN : ODD,
  ]
  await insert(0, ROWS, 0, wordsAt)
  await insert(ROWS, ROWS + 2000, 2, () => [ELSEWHERE])
  await content.pool.query(`analyze content.entry, content.entry_search, content.entry_text`)
})
afterAll(() => content.stop())

type Read = { readonly ids: readonly string[]; readonly hasMore: boolean; readonly count: unknown; readonly functions: readonly string[] }

/** Reads a page as staff lists do; without a memory, by the statements that count first. */
const readBy = (query: string, after: string, remembers: boolean): Promise<Read & { readonly end: string }> => {
  const type = contentTypeOf(diner, 'post')
  if (type === null) throw new Error('there are no posts')
  return content.services.store.forPublic(diner).read(async (tx) => {
    const functions: string[] = []
    const hotRows = async <Row extends QueryResultRow>(fragment: Fragment): Promise<readonly Row[]> => {
      functions.push(...(compile(fragment).text.match(/search_\w+/g) ?? []))
      return tx.hotRows<Row>(fragment)
    }
    const remember: Tx['remember'] = (_key, _on, make) => make()
    const seen = remembers ? { ...tx, hotRows, remember } : tx
    const request = parseListRequest(type, new URLSearchParams(`${query}${after}`))
    const { rows, hasMore, count } = await readPage<{ id: string }>(seen, request)
    const end = Buffer.from(JSON.stringify(['', ...(rows.at(-1)?.keys ?? [])])).toString('base64url')
    return { ids: rows.map(({ id }) => id), hasMore, count, functions, end }
  })
}

const CASES = [
  'q=灯台&limit=7',
  'q=波止場&limit=20',
  'q=岬&limit=4',
  'q=灯台 岬&limit=10',
  `q=${ELSEWHERE}`,
  `q=${EVEN} ${ODD}`,
  'q=灯&limit=3',
  'q=沖',
]

test.each(CASES)('pages and counts are the same whichever way words are looked for: %s', async (query) => {
  let after = ''
  for (let page = 0; page < 4; page += 1) {
    const [one, other] = [await readBy(query, after, true), await readBy(query, after, false)]
    expect({ ...one, functions: [] }).toEqual(other)
    if (!one.hasMore) return
    after = `&after=${one.end}`
  }
})

test('common words are looked for in the list, others in the index', async () => {
  const functionsFor = async (word: string) => (await readBy(`q=${word}`, '', true)).functions
  expect(await functionsFor('灯台')).toContain('search_walk_some')
  expect(await functionsFor('灯台')).not.toContain('search_some')
  expect(await functionsFor('岬')).toContain('search_some')
  expect(await functionsFor('岬')).not.toContain('search_walk_some')
})

test('words that are common alone are looked for in the index once the list does not show them together', async () => {
  const { ids, functions } = await readBy(`q=${EVEN} ${ODD}`, '', true)
  expect([ids, [...new Set(functions)].toSorted()]).toEqual([[], ['search_frequencies', 'search_some', 'search_walk_some']])
})

test('records that a condition leaves out do not shorten a page', async () => {
  const [first = ''] = (await readBy('q=灯台&limit=5', '', true)).ids
  await content.pool.query(compile(sql`update content.entry set status = 'archived' where tenant_id = 901 and id = ${first}`))
  const read = await readBy('q=灯台&limit=5&status=draft', '', true)
  expect([read.ids.length, read.ids.includes(first)]).toEqual([5, false])
})
