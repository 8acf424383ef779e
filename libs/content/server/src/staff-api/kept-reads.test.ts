import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentServices } from '../services.ts'
import { startContent, STAFF, type Answer, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let other: ContentServices

beforeAll(async () => {
  content = await startContent()
  other = await content.second()
})
afterAll(() => content.stop())

const read = (path: string, used?: ContentServices): Promise<Answer> => content.call('GET', `${STAFF}/${path}`, {}, used)

/** What a key reads is never kept. */
const fresh = (path: string): Promise<Answer> => content.call('GET', `${STAFF}/${path}`, { key: { scopes: ['content:read'] } })

/** Changes rows unnoticed: triggers of this session do not run. */
const unnoticed = async (statement: string): Promise<void> => {
  const client = await content.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(statement)
  } finally {
    client.release(true)
  }
}

const genre = (slug: string): Promise<Json> => content.create('genre', { name: { ja: slug }, slug, isPublished: true })

test('a response is kept while nothing changes, and ends with a save in any process', async () => {
  const { id } = await genre('kept')
  const paths = ['genre?limit=3', `genre/${id}`]
  const before = await Promise.all(paths.map((path) => read(path)))
  await unnoticed(`update content.entry set updated_by_name = '誰か' where id = '${id}'`)
  expect(await Promise.all(paths.map(async (path) => (await read(path)).text))).toEqual(before.map(({ text }) => text))
  const headers = { 'if-match': before[1]?.headers.get('etag') ?? '' }
  const saved = await content.call('PATCH', `${STAFF}/genre/${id}`, { body: { name: { ja: '甘味' } }, headers }, other)
  expect(saved.status).toBe(200)
  for (const path of paths) expect((await read(path)).text).toContain('甘味')
})

test('a response has the headers of one that is made', async () => {
  const { id } = await genre('headers')
  const [made, kept] = [await read(`genre/${id}`), await read(`genre/${id}`)]
  expect([...kept.headers]).toEqual([...made.headers])
  expect(kept.headers.get('etag')).toBe('"1"')
  expect(kept.headers.get('cache-control')).toBe('private, no-store')
})

test('roles do not share responses', async () => {
  const { id } = await content.create('dish', {
    name: { ja: '秘密の料理' },
    genre: (await genre('roles')).id,
    price: { amount: 1 },
    secretNote: '門外不出',
  })
  const as = (role: 'owner' | 'viewer') => content.call('GET', `${STAFF}/dish/${id}`, { as: role })
  const alone = [await as('viewer'), await as('owner'), await as('viewer')]
  expect(alone[0]?.text).toBe(alone[2]?.text)
  expect((await content.call('GET', `${STAFF}/dish/${id}`, { as: 'annex-owner' }).catch(() => null))?.status).not.toBe(200)
})

const CHANGES: readonly ((records: Map<string, Json>, place: number, used?: ContentServices) => Promise<unknown>)[] = [
  async (records, place, used) => {
    const body = { name: { ja: `料理${place}` }, genre: records.get('genre')?.id, price: { amount: place } }
    records.set('dish', (await content.call('POST', `${STAFF}/dish`, { body }, used)).body)
  },
  async (records, place, used) => {
    const [type, record] = [...records][place % records.size] ?? []
    if (record === undefined) return
    const headers = { 'if-match': `"${record.lockVersion}"` }
    const { body, status } = await content.call(
      'PATCH',
      `${STAFF}/${type}/${record.id}`,
      { body: { name: { ja: `名前${place}` } }, headers },
      used,
    )
    if (status === 200) records.set(type ?? '', body)
  },
  (_records, place) => content.pool.query(`update content.entry set updated_by_name = '${place}' where type = 'dish'`),
  async (records) => {
    const dish = records.get('dish')
    if (dish === undefined) return
    records.delete('dish')
    await content.call('DELETE', `${STAFF}/dish/${dish.id}`, { body: {} }, other)
  },
]

test('what a process answers equals what the database says, whichever process has just saved', async () => {
  const records = new Map([['genre', await genre('random')]])
  const wrong: string[] = []
  for (let place = 0; place < 60; place += 1) {
    await CHANGES[(place * 7 + Math.floor(place / 3)) % CHANGES.length]?.(records, place, place % 2 === 0 ? other : content.services)
    const paths = ['dish?limit=5', 'dish?q=料理', 'genre?limit=5', ...[...records].map(([type, { id }]) => `${type}/${id}`)]
    for (const path of paths) {
      const answers = [await read(path), await read(path, other), await read(path)]
      const { text } = await fresh(path)
      if (answers.some((answer) => answer.text !== text)) wrong.push(`${place} ${path}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a planned start ends the response that shows its state', async () => {
  /** Reads a record twice before its start, for which a busy machine gets more time. */
  const planned = async (
    slug: string,
    leadMs = 1500,
  ): Promise<{ readonly seen: readonly unknown[]; readonly state: () => Promise<unknown> }> => {
    const begins = Date.now() + leadMs
    const values = { title: { ja: '予約' }, lead: { ja: '要約' }, slug, publishFrom: new Date(begins).toISOString() }
    const draft = await content.create('post', values)
    expect((await content.transition('post', draft, 'publish')).status).toBe(200)
    const state = async () => (await read(`post/${draft.id}`)).body['state']
    const seen = [await state(), await state()]
    return Date.now() < begins ? { seen, state } : planned(`${slug}-again`, leadMs * 3)
  }
  const { seen, state } = await planned('planned')
  expect(seen).toEqual(['scheduled', 'scheduled'])
  await expect.poll(state).toBe('published')
})

test('nothing is kept while the process hears no changes', async () => {
  const { id } = await genre('deaf')
  await read(`genre/${id}`)
  await content.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where (query like 'listen captain_%' or query like 'notify captain_heartbeat%' or query = 'select 1') and pid <> pg_backend_pid()`,
  )
  await unnoticed(`update content.entry set updated_by_name = '聞こえない' where id = '${id}'`)
  await expect.poll(async () => (await read(`genre/${id}`)).text).toContain('聞こえない')
})
