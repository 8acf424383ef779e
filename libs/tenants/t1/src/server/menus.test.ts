import { startServer, type Person, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Entry = {
  readonly label: string | null
  readonly type: string | null
  readonly to: string
  readonly icon: string
  readonly count: number | null
}
type Menu = { readonly groups: readonly { readonly name: string; readonly isCollapsed: boolean; readonly entries: readonly Entry[] }[] }
type Saved = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number; readonly issues?: readonly object[] }

const STAFF = '/api/v1/tenants/nyanko'
/** Owner of the tenant that arranges the menus. */
const ARRANGER = 'stranger'

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
  await app.seed('nyanko', seed)
})

afterAll(() => app.stop())

const send = async <Body = Saved>(
  method: string,
  path: string,
  as: Person,
  { body, version, locale = 'ja' }: { body?: unknown; version?: number; locale?: string } = {},
) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      ...app.cookies[as],
      origin: app.baseUrl,
      'accept-language': locale,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
}

const menu = async (tenant: string, as: Person, locale = 'ja') =>
  (await send<Menu>('GET', `/api/v1/tenants/${tenant}/menu`, as, { locale })).body.groups
const labels = async (tenant: string, as: Person) => (await menu(tenant, as)).flatMap(({ entries }) => entries.map(({ label }) => label))

const itemsOf = async (type: string, query = '') =>
  (await send<{ items: readonly Saved[] }>('GET', `${STAFF}/${type}?limit=100${query}`, ARRANGER)).body.items
const siteId = async (slug: string) => (await itemsOf('tenant')).find((site) => site['slug'] === slug)?.id ?? ''
const groupId = async (key: string) => (await itemsOf('tenant-menu-category')).find((group) => group['key'] === key)?.id ?? ''

const entryFor = async (slug: string, more: object) => ({
  label: { ja: '新しい項目' },
  tenants: [await siteId(slug)],
  category: await groupId('content'),
  icon: '/icons/menu/star.svg',
  minRole: 'viewer',
  isPublished: true,
  ...more,
})

const make = async (slug: string, more: object) => send('POST', `${STAFF}/tenant-menu`, ARRANGER, { body: await entryFor(slug, more) })

describe('menus of the back office', () => {
  it('begin with an entry for each screen of a tenant, in the groups of the house and in its language', async () => {
    const groups = await menu('cafe', 'viewer')
    expect(groups.map(({ name }) => name)).toEqual(['コンテンツ', 'メニュー・商品', 'サイト情報', '法務'])
    const food = groups.flatMap(({ entries }) => entries).find(({ type }) => type === 'food')
    expect(food).toEqual(expect.objectContaining({ label: 'フード', to: '/captain/tenant/cafe/food', count: null }))
    expect((await menu('cafe', 'viewer', 'en'))[0]?.name).toBe('Content')
  })

  it('show neither what a role may not read nor what asks for a higher one', async () => {
    const made = await make('cafe', { label: { ja: '編集者だけ' }, path: '/event', minRole: 'editor' })
    expect(made.status).toBe(201)
    expect(await labels('cafe', 'editor')).toContain('編集者だけ')
    expect(await labels('cafe', 'viewer')).not.toContain('編集者だけ')
    expect((await send('GET', '/api/v1/tenants/cafe/menu', 'clerk')).status).toBe(404)
    expect((await send('GET', '/api/v1/tenants/cafe/menu', 'guest')).status).toBe(401)
  })

  it('follow each change at once, and count what a badge asks for', async () => {
    const before = await labels('cafe', 'viewer')
    const made = await make('cafe', { label: { ja: '下書きの記事' }, path: 'article', badge: 'drafts' })
    expect(made.body).toMatchObject({ path: '/article' })
    const entry = (await menu('cafe', 'viewer')).flatMap(({ entries }) => entries).find(({ label }) => label === '下書きの記事')
    expect(entry).toMatchObject({ to: '/captain/tenant/cafe/article', count: 0 })
    const hidden = await send('PATCH', `${STAFF}/tenant-menu/${made.body.id}`, ARRANGER, {
      body: { isPublished: false },
      version: made.body.lockVersion,
    })
    expect(hidden.status).toBe(200)
    expect(await labels('cafe', 'viewer')).toEqual(before)
  })

  it('count the orders that wait in the shop', async () => {
    const { rowCount } = await app.pool.query(`insert into content.entry
      select made.* from content.entry e, jsonb_to_recordset('[{"id":"01","status":"pendingPayment"},{"id":"02","status":"paid"},{"id":"03","status":"shipped"}]') o (id text, status text),
        jsonb_populate_record(e, jsonb_build_object('tenant_id', ${app.tenant('shop').number}, 'id', o.id, 'type', 'order', 'status', o.status)) made
      where e.id = (select id from content.entry where type = 'contact' limit 1)`)
    expect(rowCount).toBe(3)
    const order = (await menu('shop', 'onlooker')).flatMap(({ entries }) => entries).find(({ type }) => type === 'order')
    expect(order).toMatchObject({ count: 2 })
  })

  it('lead only to screens that every chosen tenant has', async () => {
    const both = { tenants: [await siteId('cafe'), await siteId('shop')], path: '/boardgame' }
    const refused = await make('cafe', both)
    expect([refused.status, refused.body.issues]).toEqual([422, [expect.objectContaining({ path: 'path', rule: 'custom' })]])
    expect((await make('cafe', { ...both, path: '/tokusho' })).status).toBe(201)
    const external = await make('cafe', { label: { ja: '外部' }, isExternal: true, externalUrl: 'https://booking.example/' })
    expect(external.status).toBe(201)
    const found = (await menu('cafe', 'viewer')).flatMap(({ entries }) => entries).find(({ label }) => label === '外部')
    expect(found).toMatchObject({ to: 'https://booking.example/', isExternal: true, type: null })
  })
})
