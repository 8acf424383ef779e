import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameForLog } from '../../store/title.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'
import { patron } from '../../testing/patron.ts'

type Event = { readonly id: string; readonly by: Json; readonly impersonator: Json | null; readonly action: string }

let content: ContentUnderTest
let genre: Json

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' } })
  for (const memo of ['一', '二', '三']) genre = (await content.patch('genre', genre, { memo })).body
})
afterAll(() => content.stop())

const events = async (query = '') => {
  const { status, body } = await content.call('GET', `${STAFF}/genre/${genre.id}/events${query}`, { as: 'viewer' })
  return { status, body, items: body['items'] as readonly Event[] }
}

it('come page by page, the newest first, none twice and none left out', async () => {
  const whole = await events()
  expect(whole.items.map(({ action }) => action)).toEqual(['update', 'update', 'update', 'create'])
  expect(whole.body.next).toBeNull()
  const first = await events('?limit=3')
  const second = await events(`?limit=3&after=${first.body.next}`)
  expect([...first.items, ...second.items]).toEqual(whole.items)
  expect(second.body.next).toBeNull()
})

it.each([
  ['limit=201', 'limit'],
  ['after=x', 'after'],
  ['other=1', 'other'],
])('with %s answer 400 that names it', async (query, parameter) => {
  expect(await events(`?${query}`)).toMatchObject({ status: 400, body: { parameter } })
})

it('of somebody for whom an administrator acts name both, and where it came from', async () => {
  const impersonator = { id: 'admin', name: '管理者' }
  const answer = await content.call('PATCH', `${STAFF}/genre/${genre.id}`, {
    impersonator,
    body: { memo: '四' },
    headers: { 'if-match': `"${genre.lockVersion}"`, 'user-agent': 'Browser/1', 'x-forwarded-for': '198.51.100.7' },
  })
  expect(answer.status).toBe(200)
  expect((await events('?limit=1')).items).toMatchObject([{ by: { id: 'editor' }, impersonator }])
  const { rows } = await content.pool.query(
    'select ip_address, user_agent, request_id from content.audit_event where entry_id = $1 order by id desc limit 1',
    [genre.id],
  )
  expect(rows).toEqual([{ ip_address: '198.51.100.7', user_agent: 'Browser/1', request_id: 'test' }])
})

it('call a record by its name, and nobody by theirs', async () => {
  const summaryOf = async ({ id }: Json) =>
    (await content.pool.query<{ summary: string | null }>('select summary from content.audit_event where entry_id = $1', [id])).rows.at(-1)
  expect(await summaryOf(genre)).toEqual({ summary: '軽食' })
  expect(nameForLog({ ...patron, title: 'who' }, { data: { who: '山本花子' } })).toBeNull()
})
