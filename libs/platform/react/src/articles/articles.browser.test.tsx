import { loadContentMessages } from '@captain/content-react/list-kit'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { articleApi, ARTICLES, FORBIDDEN, NEVER, NOT_THERE, UNAVAILABLE, type ArticleApi } from './testing/article-api.ts'
import { ArticleRoutes } from './testing/article-routes.tsx'

beforeAll(async () => {
  i18n.load('ja', { ...(await loadUiMessages('ja')), ...(await loadContentMessages('ja')) })
  i18n.activate('ja')
})
beforeEach(() => page.viewport(1440, 900))

let restore = () => {}
afterEach(() => {
  restore()
})

const LIST = '/api/v1/staff/article'
const ONE = `${LIST}/maintenance-steps`

const open = async (api: ArticleApi, at = '/captain/article') => {
  restore = api.install()
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <main style={{ padding: 16 }}>
            <ArticleRoutes at={at} />
          </main>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const text = (words: string | RegExp) => page.getByText(words)

describe('the list of articles for staff', () => {
  it('asks for what is searched for and chosen, and forgets it again', async () => {
    const api = articleApi()
    await open(api)
    await expect.element(link(/未読.*メンテナンスの手順/)).toBeVisible()
    await expect.element(link(/^港にあたらしい管理画面/)).toBeVisible()
    await button('カテゴリー').click()
    await page.getByRole('radio', { name: '使い方（1）' }).click()
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?locale=ja&category=01M7YS4WY3HSZYWPGDXEV0YMN2`)
    await expect.element(link(/メンテナンスの手順/)).not.toBeInTheDocument()
    await page.getByRole('searchbox').fill('港に')
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?locale=ja&q=港に&category=01M7YS4WY3HSZYWPGDXEV0YMN2`)
    await button('条件をすべて解除').click()
    await expect.element(link(/メンテナンスの手順/)).toBeVisible()
  })

  it('starts with what the address says', async () => {
    const api = articleApi()
    await open(api, '/captain/article?unread=true&category=no-id')
    await expect.element(link(/年末年始のサポート/)).toBeVisible()
    expect(api.lastOf(LIST)).toBe(`${LIST}?locale=ja&unread=true`)
  })

  it('goes on to older ones', async () => {
    const api = articleApi({ next: '01M7YS4WY3HSZYWPGDXEV0YM03' })
    await open(api)
    await button('以前の記事を表示').click()
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?locale=ja&after=01M7YS4WY3HSZYWPGDXEV0YM03`)
    await expect.element(link(/昨年の年末年始/)).toBeVisible()
    await expect.element(link(/年末年始のサポート/)).toBeVisible()
    await expect.element(button('以前の記事を表示')).not.toBeInTheDocument()
  })

  it('leaves nothing unread, or says why not', async () => {
    const api = articleApi()
    api.answer(`${LIST}/read`, UNAVAILABLE)
    await open(api)
    await expect.element(text('未読が2件あります。')).toBeVisible()
    await button('すべて既読にする').click()
    await expect.element(text('既読にできませんでした')).toBeVisible()
    api.recover(`${LIST}/read`)
    await button('すべて既読にする').click()
    await expect.element(button('すべて既読にする')).not.toBeInTheDocument()
    await expect.element(link(/^メンテナンスの手順/)).toBeVisible()
  })

  it('says that there is nothing, or nothing of the kind', async () => {
    await open(articleApi({ articles: [] }))
    await expect.element(text('スタッフ向けの記事はまだありません')).toBeVisible()
    await page.getByRole('searchbox').fill('灯台')
    await expect.element(text('条件に合う記事はありません')).toBeVisible()
  })

  it('says what went wrong, and tries again', async () => {
    const api = articleApi()
    api.answer(LIST, UNAVAILABLE)
    await open(api)
    await expect.element(text('記事を読み込めませんでした')).toBeVisible()
    api.recover(LIST)
    await button('もう一度読み込む').click()
    await expect.element(link(/メンテナンスの手順/)).toBeVisible()
  })

  it('says who may not read it, and that it loads', async () => {
    const api = articleApi()
    api.answer(LIST, FORBIDDEN)
    await open(api)
    await expect.element(text('この操作を行う権限がありません。')).toBeVisible()
    api.answer(LIST, NEVER)
    await button('もう一度読み込む').click()
    await expect.element(text('読み込んでいます')).toBeInTheDocument()
  })
})

describe('an article for staff', () => {
  it('is reached from the list, read, and marked as read once it has stood there', async () => {
    const api = articleApi()
    await open(api)
    await link(/メンテナンスの手順/).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'メンテナンスの手順（管理者向け）' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: '作業の前に' })).toBeVisible()
    expect(api.writes()).toEqual([])
    await expect.poll(() => api.writes()).toEqual([`${LIST}/${ARTICLES[0]?.id}/read`])
    await expect.element(link(/以前の記事.*港にあたらしい/)).toHaveAttribute('href', '/captain/article/new-captain-deck')
    await link('記事の一覧へ戻る').click()
    await expect.element(link(/^メンテナンスの手順/)).toBeVisible()
  })

  it('that does not concern the reader is not there', async () => {
    const api = articleApi()
    api.answer(ONE, NOT_THERE)
    await open(api, '/captain/article/maintenance-steps')
    await expect.element(text('Page not found:')).toBeVisible()
  })

  it('says what went wrong, and tries again', async () => {
    const api = articleApi()
    api.answer(ONE, UNAVAILABLE)
    await open(api, '/captain/article/maintenance-steps')
    await expect.element(text('記事を読み込めませんでした')).toBeVisible()
    api.recover(ONE)
    await button('もう一度読み込む').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe.each([390, 1440])('at %i pixels', (width) => {
  it.each(['/captain/article', '/captain/article/maintenance-steps'])('%s fits the screen', async (at) => {
    await page.viewport(width, 900)
    await open(articleApi(), at)
    await expect.element(text(/メンテナンスの手順/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
