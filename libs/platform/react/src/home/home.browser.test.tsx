import { loadContentMessages } from '@captain/content-react/list-kit'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { recordVisit } from '../palette/visits.ts'
import { homeApi, NEVER, UNAVAILABLE, type HomeApi } from './testing/home-api.ts'
import { HomeRoutes } from './testing/home-routes.tsx'
import { HOME, NOTHING, TENANTS } from './testing/home-samples.ts'

beforeAll(async () => {
  i18n.load('ja', { ...(await loadUiMessages('ja')), ...(await loadContentMessages('ja')) })
  i18n.activate('ja')
})
beforeEach(() => page.viewport(1440, 900))

let restore = () => {}
afterEach(() => {
  restore()
  localStorage.clear()
})

let address = ''
const open = async (api: HomeApi, at = '/captain') => {
  restore = api.install()
  address = at
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <main style={{ padding: 16 }}>
            <HomeRoutes
              at={at}
              isAdmin={api.isAdmin}
              onAddress={(href) => {
                address = href
              }}
            />
          </main>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const text = (words: string | RegExp) => page.getByText(words)
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

describe('the first page', () => {
  it('leads from everything that waits to the list that shows just that', async () => {
    await open(homeApi({ mayUseAi: false, isAdmin: false, tenants: TENANTS.filter(({ isMember }) => isMember) }))
    await expect
      .element(link(/箱庭日用品店.*注文.*1000\+件/))
      .toHaveAttribute('href', '/captain/tenant/shop/order?status=pendingPayment%2Cpaid')
    await expect.element(link(/ドメイン/)).toHaveAttribute('href', '/captain/tenant/nyanko/domain?f.expiring=30')
    await expect.element(link(/フード.*3件/)).toHaveAttribute('href', '/captain/tenant/cafe/food?translation=outdated')
    await expect.element(link('来年の計画')).toHaveAttribute('href', '/captain/tenant/nyanko/article/01M7YS4WY3HSZYWPGDXEV0YM01/edit')
  })

  it('says why something is not public, and leads to where that is mended', async () => {
    await open(homeApi())
    await expect.element(link('年末年始の休業日')).toHaveAttribute('href', '/captain/tenant/nyanko/article/01M7YS4WY3HSZYWPGDXEV0YM02/edit')
    await expect.element(text('公開開始日時の2026/11/20 10:00を過ぎましたが、下書きのままです。')).toBeVisible()
    await expect.element(text('施行日の2026/11/19を過ぎましたが、下書きのままです。')).toBeVisible()
    await expect.element(link('公開サイトの再生成')).toHaveAttribute('href', '/captain/tenant/shop?panel=webhooks')
    await expect.element(text('2026/11/18 11:30から公開の通知が届いていません（HTTP 502）。')).toBeVisible()
  })

  it('shows one’s own tenants with what there is to know of each, and what happened', async () => {
    await open(homeApi())
    await expect.element(link('箱庭日用品店').last()).toHaveAttribute('href', '/captain/tenant/shop/today')
    await expect.element(text('SSL証明書の期限切れ')).toBeVisible()
    await expect.element(text('メンテナンス予定 2026/11/25')).toBeVisible()
    await expect.element(text('アトリエ雲間')).not.toBeInTheDocument()
    await expect.element(link('白磁の飯碗')).toBeVisible()
    await expect.element(text('編集 進（代理：管理 花子）')).toBeVisible()
    await expect.element(text('サンプルデータ32件をごみ箱に移しました')).toBeVisible()
    await expect.element(link('未読 2件')).toHaveAttribute('href', '/captain/article?unread=true')
  })

  it('names what was exported, and what else happened to no record alone', async () => {
    await open(homeApi())
    await expect.element(page.getByRole('listitem').filter({ hasText: '書き出し' })).toMatchTextContent(/書き出し\s*注文店主 縁/)
    await expect.element(page.getByRole('listitem').filter({ hasText: '削除' })).toMatchTextContent(/削除\s*フードCaptain/)
    await expect.element(text('（名前なし）')).not.toBeInTheDocument()
  })

  it('has the picture of thirty days in numbers too', async () => {
    await open(homeApi())
    await text('数字で見る').click()
    await expect.element(page.getByRole('row', { name: '2026/11/22 1 0 1' })).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(31)
  })

  it('says what could not be loaded while the rest stays, and tries again', async () => {
    const api = homeApi()
    api.answer('/api/v1/staff/home', UNAVAILABLE)
    api.answer('/api/v1/staff/home/days', UNAVAILABLE)
    await open(api)
    await expect.element(text('対応を待っているものを読み込めませんでした')).toBeVisible()
    await expect.element(text('この30日の動きを読み込めませんでした')).toBeVisible()
    await expect.element(link('にゃんこ港').first()).toBeVisible()
    api.recover('/api/v1/staff/home')
    await button('もう一度読み込む').first().click()
    await expect.element(link(/お問い合わせ.*2件/)).toBeVisible()
  })

  it('names the site of a member of one alone only where it is opened', async () => {
    const shop = TENANTS.filter(({ slug }) => slug === 'shop')
    const ofShop = <One extends { readonly tenant: string }>(all: readonly One[]) => all.filter(({ tenant }) => tenant === 'shop')
    const { needs, failures, events } = HOME
    const home = { ...HOME, needs: ofShop(needs), failures: ofShop(failures), events: ofShop(events), drafts: [], samples: [] }
    await open(homeApi({ tenants: shop, home }))
    await expect.element(link(/注文.*1000\+件/)).toBeVisible()
    await expect.element(link('白磁の飯碗')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'よく使う場所' }).getByRole('link', { name: '今日' })).toBeVisible()
    expect(text('箱庭日用品店').elements()).toHaveLength(1)
  })

  const used = page.getByRole('region', { name: 'よく使う場所' }).getByRole('link')

  it('offers the days of its sites to begin with', async () => {
    await open(homeApi())
    await expect.element(used.first()).toHaveAttribute('href', '/captain/tenant/nyanko/today')
    await expect.element(used.nth(3)).toHaveAttribute('href', '/captain/article')
  })

  it('offers the places that the account uses on this device', async () => {
    for (const path of ['/captain/ai', '/captain/tenant/shop/product/01M7YS4WY3HSZYWPGDXEV0YM11/edit', '/captain/tenant/shop/product'])
      recordVisit('owner', path)
    localStorage.setItem('captain-palette/owner', JSON.stringify([{ id: 'go:/admin/audit' }, { id: 'act:language' }]))
    await open(homeApi())
    await expect.element(used.first()).toHaveAttribute('href', '/captain/tenant/shop/product')
    await expect.element(used.first()).toMatchTextContent(/商品\s*箱庭日用品店/)
    const hrefs = used.elements().map((element) => element.getAttribute('href'))
    expect(hrefs).toEqual(['/captain/tenant/shop/product', '/captain/ai', '/admin/audit', '/captain/tenant/nyanko/today'])
  })

  it('tells whoever belongs to no tenant whom to ask', async () => {
    await open(homeApi({ tenants: [], home: NOTHING }))
    await expect.element(text('所属テナントがありません')).toBeVisible()
    await expect.element(link('運営に問い合わせる')).toHaveAttribute('href', '/contact')
  })

  it('fits a phone', async () => {
    await page.viewport(390, 844)
    await open(homeApi())
    await expect.element(link('白磁の飯碗')).toBeVisible()
    await expect.element(text('数字で見る')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('the tour', () => {
  it('begins by itself on the first visit, is gone through by keys, and does not come back', async () => {
    const api = homeApi({ home: { ...HOME, isTourDue: true } })
    await open(api)
    await expect.element(heading('今日やることは、ここに集まります')).toBeVisible()
    await button('次へ').click()
    await expect.element(heading('サイトを選んで仕事を始めます')).toHaveFocus()
    expect(document.querySelector('[data-spotlight]')).toBe(document.querySelector('[data-tour="tenants"]'))
    await userEvent.keyboard('{Escape}')
    await expect.element(heading('サイトを選んで仕事を始めます')).not.toBeInTheDocument()
    await expect.element(heading(/大家 港一さん/)).toHaveFocus()
    expect(api.writes()).toEqual(['POST /api/v1/staff/home/tour-ended'])
    expect(document.querySelector('[data-spotlight]')).toBeNull()
  })

  it('comes again when it is asked for, to its last step', async () => {
    const api = homeApi()
    await open(api, '/captain?tour=true')
    await expect.element(heading('今日やることは、ここに集まります')).toHaveFocus()
    for (let step = 0; step < 3; step += 1) await button('次へ').click()
    await button('はじめる').click()
    await expect.poll(() => address).toBe('/captain')
    expect(api.writes()).toEqual([])
  })
})

describe('samples', () => {
  it('are offered where nothing is yet, and taken away again from the same place', async () => {
    const api = homeApi({ samples: { canAdd: true, total: 0, edited: 0 } })
    await open(api, '/captain/tenant/shop/product')
    await expect.element(text(/箱庭日用品店には、まだ何もありません/)).toBeVisible()
    await button('サンプルを入れる').click()
    await expect.element(text(/サンプルデータが12件入っています。/)).toBeVisible()
    await button('サンプルを取り除く').click()
    const dialog = page.getByRole('dialog', { name: 'サンプルデータの削除' })
    await expect.element(dialog.getByText('箱庭日用品店')).toBeVisible()
    await dialog.getByRole('button', { name: 'ごみ箱に移す' }).click()
    await expect.element(text('箱庭日用品店のサンプルデータ12件をごみ箱に移しました')).toBeVisible()
    expect(api.writes()).toEqual(['POST /api/v1/tenants/shop/samples', 'DELETE /api/v1/tenants/shop/samples?edited=false'])
  })

  it('that somebody has edited go only where that is wanted', async () => {
    const api = homeApi({ home: { ...HOME, samples: [{ tenant: 'nyanko', canAdd: false, total: 24, edited: 2 }] } })
    await open(api)
    await button('にゃんこ港のサンプルを取り除く').click()
    await page.getByRole('checkbox', { name: '編集したサンプル2件も移す' }).click()
    await page.getByRole('button', { name: 'ごみ箱に移す' }).click()
    await expect.element(text('にゃんこ港のサンプルデータ24件をごみ箱に移しました')).toBeVisible()
    expect(api.writes()).toEqual(['DELETE /api/v1/tenants/nyanko/samples?edited=true'])
  })
})

describe('the tenants', () => {
  const AT = '/captain/tenant'

  it('are narrowed by name, kind and state, and the address says how', async () => {
    await open(homeApi(), AT)
    await expect.element(link('アトリエ雲間')).toBeVisible()
    await expect.element(text('非所属')).toBeVisible()
    await button('種別').click()
    await page.getByRole('radio', { name: 'カフェ' }).click()
    await expect.poll(() => address).toBe(`${AT}?kind=cafe`)
    await expect.element(link('アトリエ雲間')).not.toBeInTheDocument()
    await page.getByRole('searchbox').fill('SHOP')
    await expect.element(text('条件に合うテナントはありません')).toBeVisible()
    await button('条件をすべて解除').first().click()
    await expect.element(link('アトリエ雲間')).toBeVisible()
  })

  it('start with what the address says, and say when nobody can tell', async () => {
    const api = homeApi()
    api.answer('/api/v1/staff/tenants', UNAVAILABLE)
    await open(api, `${AT}?status=preparing&kind=nonsense`)
    await expect.element(text('テナントの状態を読み込めませんでした')).toBeVisible()
    api.recover('/api/v1/staff/tenants')
    await button('もう一度読み込む').click()
    await expect.element(link('アトリエ雲間')).toBeVisible()
    await expect.element(link('にゃんこ港')).not.toBeInTheDocument()
  })

  it('say where each of them is, and that they load', async () => {
    await open(homeApi(), AT)
    await expect.element(page.getByText('studio', { exact: true })).toBeVisible()
    await expect.element(page.getByText('shop', { exact: true })).toBeVisible()
    await expect.element(page.getByText('shop.example')).toBeVisible()
    const api = homeApi()
    api.answer('/api/v1/tenants', NEVER)
    restore()
    await open(api, AT)
    await expect.element(page.getByRole('status').last()).toHaveTextContent('読み込んでいます')
  })
})
