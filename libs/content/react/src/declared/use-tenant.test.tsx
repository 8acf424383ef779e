import type { Tenant } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentProvider } from '../content-context.tsx'
import { tenant } from './tea-house-under-test.ts'
import type { TenantContent } from './tenant-content.ts'
import { useTenant } from './use-tenant.ts'

const EDITOR = 'editor'

type Shown = TenantContent<typeof tenant>

const MESSAGES = {
  tea: { name: 'お茶', plural: 'お茶の一覧', sections: { basic: '基本' }, fields: { kind: { label: '種類', options: { green: '緑茶' } } } },
}

/** What each call of `useTenant` on one screen returns, and the addresses that it fetches. */
const onScreen = (of: Tenant = tenant) => {
  const shown: Shown[] = []
  const asked: string[] = []
  const http = createHttpClient({
    baseUrl: 'https://captain.example',
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : String(input))
      return Response.json({ items: [] })
    },
  })
  const Probe = () => {
    shown.push(useTenant(tenant))
    return null
  }
  const [contentType] = tenant.contentTypes
  renderToStaticMarkup(
    <ContentProvider tenant={of} contentType={contentType} http={http} role={EDITOR} locale="ja" messages={MESSAGES}>
      <Probe />
      <Probe />
    </ContentProvider>,
  )
  return { shown, asked }
}

it('is the same object in all components of a screen', () => {
  const [one, other] = onScreen().shown
  expect(one).toBeDefined()
  expect(one).toBe(other)
})

it('has labels, links and query keys by content type', () => {
  const [here] = onScreen().shown
  expect(here?.labels.tea.optionLabel('kind', 'green')).toBe('緑茶')
  expect(here?.labels.house.typeName).toBe('house')
  expect(here?.links.room.new('01J')).toBe('/captain/tenant/tea-house/house/01J/room/new')
  expect(here?.queries.room.key).toEqual(['content', 'tea-house', 'room'])
  expect(here?.queries.room.record('01K').queryKey).toEqual(['content', 'tea-house', 'room', 'record', '01K'])
})

it('calls the staff API of a type, and public queries in the language of the interface', async () => {
  const { shown, asked } = onScreen()
  await shown[0]?.client.house.list({ limit: 1 })
  await shown[0]?.read('/today', { month: '2026-12' })
  await shown[0]?.read('/house/:sign/rooms', { sign: 'a/b', size: undefined })
  expect(asked).toEqual([
    'https://captain.example/api/v1/tenants/tea-house/house?limit=1',
    'https://captain.example/api/v1/public/tea-house/today?month=2026-12&locale=ja',
    'https://captain.example/api/v1/public/tea-house/house/a%2Fb/rooms?locale=ja',
  ])
})

it('refuses the screen of another tenant', () =>
  expect(() => onScreen({ ...tenant, slug: 'coffee-house' })).toThrow('useTenant(tea-house) is on a screen of coffee-house'))
