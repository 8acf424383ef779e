import { startServer, type Person, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Named = { readonly id: string; readonly slug: string; readonly title: string }
type Article = Named & {
  readonly readAt: string | null
  readonly importance: string | null
  readonly body?: object
  readonly prev?: Named | null
  readonly next?: Named | null
  readonly lockVersion: number
}
type List = {
  readonly items: readonly Article[]
  readonly next: string | null
  readonly count: number
  readonly unread: number
  readonly categories: readonly (Named & { readonly count: number })[]
}

const PATH = '/api/v1/staff/article'
const STAFF = '/api/v1/tenants/nyanko/article'
/** Owner of the tenant that publishes the articles. */
const WRITER = 'stranger'
const CAPTAIN = 'maintenance-steps'
const BOTH = 'new-captain-deck'

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
  await app.seed('nyanko', seed)
})

afterAll(() => app.stop())

const send = async <Body = unknown>(
  method: string,
  path: string,
  as: Person,
  { body, version }: { body?: unknown; version?: number } = {},
) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      ...app.cookies[as],
      origin: app.baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
}

const list = async (as: Person, query = '') => (await send<List>('GET', `${PATH}?locale=ja${query}`, as)).body
const slugs = async (as: Person, query = '') => (await list(as, query)).items.map(({ slug }) => slug)

const written = async (slug: string) => {
  const { items } = (await send<{ items: readonly Article[] }>('GET', `${STAFF}?limit=100`, WRITER)).body
  const found = items.find((one) => one.slug === slug)
  if (found === undefined) throw new Error(`no article ${slug}`)
  return found
}

/** Updates an article and by default publishes it. */
const change = async (slug: string, changes: object, isPublished = true): Promise<void> => {
  const { id, lockVersion } = await written(slug)
  const saved = await send<Article>('PATCH', `${STAFF}/${id}`, WRITER, { body: changes, version: lockVersion })
  expect(saved.status).toBe(200)
  if (isPublished)
    expect((await send('POST', `${STAFF}/${id}/publish`, WRITER, { body: {}, version: saved.body.lockVersion })).status).toBe(200)
}

describe('articles for staff', () => {
  it('are those for the back office, newest first, for whoever is approved; drafts, the future and the public’s are not', async () => {
    for (const person of ['viewer', 'stranger', 'admin'] as const) expect(await slugs(person)).toEqual([CAPTAIN, BOTH])
    expect((await send('GET', PATH, 'guest')).status).toBe(401)
    expect((await send('GET', PATH, 'pending')).status).toBe(403)
    const { items, categories, unread, count } = await list('viewer')
    expect(items[0]).toMatchObject({ importance: 'urgent', readAt: null, cover: { url: expect.any(String) } })
    expect([unread, count, categories.map((one) => [one.title, one.count])]).toEqual([2, 2, [['お知らせ', 2]]])
  })

  it('go to the tenants that they are for, and to administrators', async () => {
    await change(CAPTAIN, { targetTenants: ['shop', 'club'] })
    expect(await slugs('viewer')).toEqual([BOTH])
    expect((await send('GET', `${PATH}/${CAPTAIN}`, 'viewer')).status).toBe(404)
    expect((await send('POST', `${PATH}/${CAPTAIN}/read`, 'viewer')).status).toBe(404)
    expect(await slugs('onlooker')).toEqual([CAPTAIN, BOTH])
    expect(await slugs('admin')).toEqual([CAPTAIN, BOTH])
    await change(CAPTAIN, { targetTenants: [] })
  })

  it('stay as they were published until they are published again', async () => {
    await change(BOTH, { audience: 'public' }, false)
    expect(await slugs('viewer')).toContain(BOTH)
    await change(BOTH, { audience: 'public' })
    expect(await slugs('viewer')).toEqual([CAPTAIN])
    await change(BOTH, { audience: 'both' })
  })

  it('are found by words of either language, by category and by what is unread, page by page', async () => {
    expect(await slugs('viewer', '&q=ＭＡＩＮＴＥＮＡＮＣＥ steps')).toEqual([CAPTAIN])
    expect(await slugs('viewer', `&q=${encodeURIComponent('管理画面')}`)).toEqual([BOTH])
    expect(await slugs('viewer', '&q=nothing')).toEqual([])
    const [category] = (await list('viewer')).categories
    expect(await slugs('viewer', `&category=${category?.id}`)).toHaveLength(2)
    expect(await slugs('viewer', '&category=01M7YS4WY3HSZYWPGDXEV0YMFQ')).toEqual([])
    const first = await list('viewer', '&limit=1')
    expect(first.items.map(({ slug }) => slug)).toEqual([CAPTAIN])
    expect(await list('viewer', `&limit=1&after=${first.next}`)).toMatchObject({ items: [{ slug: BOTH }], next: null, count: 2 })
  })

  it('are read whole, between their neighbours, in the asked language', async () => {
    const { body } = await send<Article>('GET', `${PATH}/${CAPTAIN}?locale=en`, 'viewer')
    expect(body).toMatchObject({ title: 'Maintenance steps (for administrators)', prev: null, next: { slug: BOTH }, importance: 'urgent' })
    expect(body.body).toMatchObject({ blocks: expect.any(Array) })
    expect((await send('GET', `${PATH}/nothing-of-that-name`, 'viewer')).status).toBe(404)
    expect((await send('GET', `${PATH}/sign-in-with-a-passkey`, 'admin')).status).toBe(404)
  })

  it('are marked as read by each reader, one or all', async () => {
    expect((await send('POST', `${PATH}/${CAPTAIN}/read`, 'editor')).status).toBe(204)
    const first = await list('editor')
    expect(first.items[0]?.readAt).toEqual(expect.any(String))
    expect(first.unread).toBe(1)
    expect(await slugs('editor', '&unread=true')).toEqual([BOTH])
    expect((await list('clerk')).unread).toBe(2)
    expect((await send('POST', `${PATH}/read`, 'editor')).status).toBe(204)
    const all = await list('editor')
    expect([all.unread, all.items[0]?.readAt]).toEqual([0, first.items[0]?.readAt])
    expect((await send('POST', `${PATH}/read`, 'pending')).status).toBe(403)
  })

  it.each(['&unread=perhaps', '&after=x', '&limit=0', '&sort=title', '&filter[audience]=captain', `&q=${'x'.repeat(101)}`, '&q=%00'])(
    'refuse %s',
    async (query) => {
      expect((await send('GET', `${PATH}?locale=ja${query}`, 'viewer')).status).toBe(400)
    },
  )

  it('are found by an index of their own, which the public’s many do not burden', async () => {
    const client = await app.pool.connect()
    try {
      await client.query(`begin; set local role captain_app; set local app.tenant = '1'; set local enable_seqscan = off`)
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select e.id from content.entry e where e.tenant_id = 1 and e.type = 'article' and e.deleted_at is null
           and e.published->>'audience' in ('captain', 'both') order by e.publish_from desc, e.id desc limit 1000`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      // Conditions that the index covers need no check of the rows.
      expect(plan).toMatch(/Backward using \S*tenant_id_type_publish_from_id_idx/)
      expect(plan).not.toContain('audience')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
