import type { MemberRole } from '@captain/auth-core'
import { loadContentMessages } from '@captain/content-react/list-kit'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useRouterState } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TODAY, todayApi, UNAVAILABLE, type TodayApi } from './testing/today-api.ts'
import { PARTS, QUIET } from './testing/today-samples.ts'
import { TodayScreen } from './testing/today-screen.tsx'

beforeAll(async () => {
  i18n.load('ja', { ...(await loadUiMessages('ja')), ...(await loadContentMessages('ja')) })
  i18n.activate('ja')
})
beforeEach(() => page.viewport(1440, 900))

let restore = () => {}
afterEach(() => {
  restore()
})

const Path = () => <p data-testid="path">{useRouterState({ select: ({ location }) => location.pathname })}</p>

const open = async (api: TodayApi, role: MemberRole = 'editor', ownScreens: readonly string[] = []) => {
  restore = api.install()
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <main style={{ padding: 16 }}>
            <TodayScreen role={role} ownScreens={ownScreens} beside={<Path />} />
          </main>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const part = (name: string) => page.getByRole('region', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const soldOut = (name: string) => page.getByRole('switch', { name: `${name}：本日売り切れ` })

describe('the page of today', () => {
  it('is read in one request', async () => {
    const api = todayApi()
    await open(api)
    await expect.element(part('お問い合わせ')).toBeVisible()
    expect(api.requests().filter((request) => request.includes('/today'))).toEqual([`GET ${TODAY}`])
  })

  it('leads from what waits to its record and to its list', async () => {
    await open(todayApi())
    await expect.element(link('団体での利用について')).toHaveAttribute('href', expect.stringMatching(/\/letter\/\w{26}\/preview$/))
    await expect
      .element(part('お問い合わせ').getByRole('link', { name: '一覧を開く' }))
      .toHaveAttribute('href', '/captain/tenant/diner/letter?status=new')
    await expect.element(link(/未更新の英語.*3件/)).toHaveAttribute('href', '/captain/tenant/diner/dish?translation=outdated')
    await expect.element(link(/公開前の下書き.*1000\+件/)).toBeVisible()
    await expect.element(part('コンテンツ').getByRole('link', { name: '予約' })).toHaveAttribute('href', '/captain/tenant/diner/seat')
  })

  it('says the facts of the day in words and numbers', async () => {
    await open(todayApi())
    const facts = part('今日の営業')
    await expect.element(facts).toMatchTextContent(/営業中\s*11:30 – 翌1:00/)
    await expect.element(facts).toMatchTextContent(/フードL\.O\.\s*21:00/)
    await expect.element(facts).toMatchTextContent(/次の定休日\s*2026\/12\/01\(火\)/)
    await expect.element(part('今日の予約')).toMatchTextContent(/いまはありません。/)
  })

  it('says that nothing waits, and shows the day all the same', async () => {
    await open(todayApi(QUIET))
    await expect.element(page.getByText('対応を待っているものはありません。')).toBeVisible()
    await expect.element(part('今日の営業')).toBeVisible()
  })
})

describe('acts in place', () => {
  it('switch a record at once, with the way back, under the same thumb', async () => {
    const api = todayApi()
    await open(api)
    await expect.element(part('お出ししている料理')).toMatchTextContent(/本日売り切れ 1件/)
    const names = () =>
      page
        .getByRole('switch')
        .elements()
        .map((element) => element.getAttribute('aria-label'))
    await expect.element(soldOut('たまごサンド')).toBeVisible()
    const before = names()
    await soldOut('たまごサンド').click()
    await expect.element(soldOut('たまごサンド')).toHaveAttribute('aria-checked', 'true')
    await expect.element(part('お出ししている料理')).toMatchTextContent(/本日売り切れ 2件/)
    await expect.element(page.getByText('「たまごサンド」の「本日売り切れ」をオンにしました')).toBeVisible()
    await expect.poll(() => api.requests().filter((request) => request.includes('part=declared-1'))).toHaveLength(1)
    expect(names()).toEqual(before)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.element(soldOut('たまごサンド')).toHaveAttribute('aria-checked', 'false')
  })

  it('take a message one step further, after which it no longer waits', async () => {
    const api = todayApi()
    await open(api)
    await part('お問い合わせ').getByRole('button', { name: '対応を始める' }).first().click()
    await expect.element(page.getByText('「団体での利用について」を対応中にしました')).toBeVisible()
    await expect.element(link('団体での利用について')).not.toBeInTheDocument()
    await expect.element(link('忘れ物の確認')).toBeVisible()
  })

  it('say that nothing waits once the last one has been taken', async () => {
    const letters = PARTS.filter(({ key }) => key === 'type-letter').map((part) =>
      part.kind === 'records' ? { ...part, items: part.items.slice(0, 1) } : part,
    )
    await open(todayApi([...letters, ...QUIET]))
    await part('お問い合わせ').getByRole('button', { name: '対応を始める' }).click()
    await expect.element(page.getByText('対応を待っているものはありません。')).toBeVisible()
    await expect.element(part('お問い合わせ')).not.toBeInTheDocument()
  })

  it('lead to the screen of the record where only that has the inputs', async () => {
    const begun = PARTS.map((part) =>
      part.kind === 'records' && part.type === 'letter'
        ? { ...part, items: part.items.map((item) => ({ ...item, status: 'inProgress' as const, state: 'inProgress' as const })) }
        : part,
    )
    await open(todayApi(begun), 'editor', ['letter'])
    await part('お問い合わせ').getByRole('listitem').first().getByRole('button').click()
    await expect.element(page.getByTestId('path')).toMatchTextContent(/\/captain\/tenant\/diner\/letter\/\w{26}\/preview$/)
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('are not there for readers', async () => {
    await open(todayApi(), 'viewer')
    await expect.element(link('ころりカレー')).toBeVisible()
    expect(page.getByRole('switch').elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: '対応を始める' })).not.toBeInTheDocument()
  })

  it('show eight records first, and all on request', async () => {
    await open(todayApi())
    await expect.element(soldOut('季節のパフェ')).toBeVisible()
    await expect.element(link('揚げ出し豆腐')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'ほか3件を表示' }).click()
    await expect.element(soldOut('揚げ出し豆腐')).toBeVisible()
  })

  it('have room for a thumb on a phone, in one column', async () => {
    await page.viewport(390, 844)
    await open(todayApi())
    await expect.element(soldOut('ころりカレー')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('what cannot be read', () => {
  it('is said for the page, which is read again on request', async () => {
    const api = todayApi()
    api.answer(TODAY, UNAVAILABLE)
    await open(api)
    await expect.element(page.getByText('今日の内容を読み込めませんでした')).toBeVisible()
    api.recover(TODAY)
    await page.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect.element(part('お問い合わせ')).toBeVisible()
  })

  it('is said for each part, which is read again alone while the others stay', async () => {
    const api = todayApi(PARTS, ['declared-0', 'declared-1'])
    await open(api)
    const dishes = part('お出ししている料理')
    await expect.element(dishes.getByText('読み込めませんでした。')).toBeVisible()
    await expect.element(part('今日の営業').getByText('読み込めませんでした。')).toBeVisible()
    await expect.element(link('忘れ物の確認')).toBeVisible()
    api.heal('declared-1')
    await dishes.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect.element(soldOut('ころりカレー')).toBeVisible()
    expect(api.requests().at(-1)).toBe(`GET ${TODAY}?part=declared-1`)
  })
})
