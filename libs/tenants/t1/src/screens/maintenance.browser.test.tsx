import type { AnyRecord, ListResponse } from '@captain/content-core'
import { answerJson, inLanguage, seedApi, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../captain.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

const TYPE = 'maintenance-site'
const CAFE = 'ダイスと珈琲 ころり'
const ARCADE = 'スターポルト・アーケード'

/** The demo sites behind the staff API's contract; writes are stored. */
const sitesApi = async (own: object = { ipv4: '203.0.113.7', ipv6: null }) => {
  const demo = seedApi(tenant, seed)
  const { items, included } = (await (await demo(`/api/v1/tenants/nyanko/${TYPE}?limit=100&rows=full`)).json()) as ListResponse
  const sites: AnyRecord[] = [...items]
  const written: object[] = []
  const fetch: Answering = async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (pathname.endsWith('/client-address')) return answerJson(own)
    const place = sites.findIndex(({ id }) => pathname.endsWith(`/${TYPE}/${id}`))
    if (place >= 0 && init.method === 'PATCH') {
      const before = sites[place] as AnyRecord
      const changes = JSON.parse(init.body as string) as object
      written.push(changes)
      sites[place] = { ...before, ...changes, lockVersion: before.lockVersion + 1 }
    }
    if (place >= 0) return answerJson({ ...sites[place], included })
    if (!pathname.endsWith(`/${TYPE}`)) return demo(input, init)
    return answerJson({ items: sites, next: null, count: { value: sites.length, capped: false }, included })
  }
  const idOf = (name: string) => sites.find((site) => (site['name'] as { readonly ja: string }).ja === name)?.id ?? ''
  return { fetch, written, idOf, before: Object.fromEntries(items.map((one) => [(one['name'] as { readonly ja: string }).ja, one])) }
}

const open = async (fetch: Answering, role: 'owner' | 'editor' = 'owner', id?: string) => {
  const shown = { tenant, messages: { ja, en }, screens, role, type: TYPE, fetch } as const
  const screen = id === undefined ? <StoryScreen {...shown} screen="list" /> : <StoryScreen {...shown} screen="edit" id={id} />
  await render(await inLanguage('ja', screen))
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const toasts = (): string => [...document.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent).join(' ')

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

describe('the maintenance of a site', () => {
  it('begins from the list once that is confirmed, and goes back to what was planned', async () => {
    const api = await sitesApi()
    await open(api.fetch)
    await button(`今すぐ開始 ${CAFE}`).click()
    await expect.element(page.getByRole('dialog', { name: 'メンテナンスの開始' })).toBeVisible()
    await button('キャンセル').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(api.written).toEqual([])
    await button(`今すぐ開始 ${CAFE}`).click()
    await button('開始する').click()
    await expect.poll(toasts).toContain(`「${CAFE}」のメンテナンスを開始しました`)
    const { endsAt, startsAt } = api.before[CAFE] as AnyRecord & { readonly endsAt: string; readonly startsAt: string }
    expect(api.written).toEqual([{ mode: 'on', startsAt: expect.stringMatching(/^\d{4}-.*Z$/), endsAt }])
    await expect.element(button(`今すぐ終了 ${CAFE}`)).toBeVisible()
    await button('元に戻す').click()
    await expect.element(button(`今すぐ開始 ${CAFE}`)).toBeVisible()
    expect(api.written.at(-1)).toEqual({ mode: 'scheduled', startsAt, endsAt })
  })

  it('ends in the same way', async () => {
    const api = await sitesApi()
    await open(api.fetch)
    await button(`今すぐ終了 ${ARCADE}`).click()
    await button('終了する').click()
    await expect.element(button(`今すぐ開始 ${ARCADE}`)).toBeVisible()
    expect(api.written).toEqual([{ mode: 'off', startsAt: null, endsAt: null }])
  })

  it('is for owners alone', async () => {
    await open((await sitesApi()).fetch, 'editor')
    await expect.element(page.getByRole('link', { name: CAFE, exact: true })).toBeVisible()
    await expect.element(button(`今すぐ開始 ${CAFE}`)).not.toBeInTheDocument()
  })

  it('names no state of a language where a site has none', async () => {
    const api = await sitesApi()
    await open(api.fetch, 'owner', api.idOf(CAFE))
    const card = page.getByRole('region', { name: '状態' })
    await expect.element(card.getByText('最終更新')).toBeVisible()
    await expect.element(card.getByText('日本語')).not.toBeInTheDocument()
  })

  it('takes in the address of whoever edits it, once and into its own list', async () => {
    const api = await sitesApi()
    await open(api.fetch, 'owner', api.idOf(ARCADE))
    const [four, six] = [button('現在のIPを追加').first(), button('現在のIPを追加').last()]
    await four.click()
    await expect.poll(() => [...document.querySelectorAll('input')].map(({ value }) => value)).toContain('203.0.113.7')
    await four.click()
    await expect.element(page.getByText('203.0.113.7は、すでに登録されています。')).toBeVisible()
    await six.click()
    await expect.element(page.getByText(/^現在の接続はIPv4（203\.0\.113\.7）です。/)).toBeVisible()
  })
})
