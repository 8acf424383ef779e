import { contentTypeOf } from '@captain/content-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { readPage } from '../read/page.ts'
import { startContent, STAFF, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { parseListRequest } from './list-request.ts'

const ROWS = 6000

let content: ContentUnderTest

/** Many posts: one in a hundred with English that is out of date, one in fifty in the trash, all others translated. */
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
      select 901, e.id, 'post', 0, f.field, case f.field when 'topic' then 'news' else '' end, e.position
      from content.entry e cross join (values ('topic'), ('publishFrom')) f(field) where e.tenant_id = 901 and e.deleted_at is null;
    analyze content.entry, content.entry_index`)
})

afterAll(() => content.stop())

type Plans = { readonly page: string; readonly count: string }

/** The plans by which a page of posts is read and all that match are counted. */
const plansOf = (query: string): Promise<Plans> => {
  const type = contentTypeOf(diner, 'post')
  if (type === null) throw new Error('there are no posts')
  return content.services.store.forPublic(diner).read(async (tx) => {
    const plans = { page: '', count: '' }
    const explain = async (part: keyof Plans, fragment: Fragment) => {
      const plan = await tx.rows<Readonly<Record<'QUERY PLAN', string>>>(sql`explain ${fragment}`)
      plans[part] += plan.map((row) => row['QUERY PLAN']).join('\n')
    }
    const explained = async <Row>(fragment: Fragment): Promise<readonly Row[]> => {
      await explain('page', fragment)
      return tx.rows<Row>(fragment)
    }
    const row = async <Row>(fragment: Fragment): Promise<Row | null> => {
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

it('sorts by the time of deletion only what is deleted', async () => {
  const answer = await content.call('GET', `${STAFF}/post?sort=-deletedAt`)
  expect([answer.status, answer.body['parameter']]).toEqual([400, 'sort'])
  expect((await content.call('GET', `${STAFF}/post?trash=true&sort=deletedAt&limit=1`)).status).toBe(200)
})
