import type { AnyContentType } from '@captain/content-core'
import { usePageActions } from '@captain/ui'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { catalogApi } from './testing/catalog-api.ts'
import { catalogId, dish, dishRecord, post, postRecord, someDishes, somePosts } from './testing/catalog.ts'
import { openCatalog } from './testing/open-catalog.tsx'

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const item = (name: string) => page.getByRole('menuitem', { name })
const link = (name: string) => page.getByRole('link', { name, exact: true })

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY + 3_600_000).toISOString()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 800)
})

describe('rows in groups', () => {
  it('stand under what they have in common, as long as they stand in that order', async () => {
    await openCatalog({ api: catalogApi(someDishes()), type: dish })
    await expect.element(row('コーヒー')).toBeVisible()
    const heads = () => [...document.querySelectorAll('th[scope="rowgroup"]')].map(({ textContent }) => textContent)
    expect(heads()).toEqual(['飲み物', '甘味'])
    await page.getByRole('columnheader', { name: 'おすすめ度' }).getByRole('button').click()
    await expect.poll(heads).toEqual([])
  })

  it('do so on a phone', async () => {
    await page.viewport(390, 800)
    await openCatalog({ api: catalogApi(someDishes()), type: dish })
    await expect.element(page.getByRole('region', { name: '甘味' }).getByRole('link', { name: 'プリン' })).toBeVisible()
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['飲み物', '甘味'])
  })
})

describe('the facts of a row on a phone', () => {
  it('say what a number or a date is of, and nothing where there is none', async () => {
    await page.viewport(390, 800)
    const dishes = [
      dishRecord(1, 'コーヒー', { stars: 5, seasonFrom: '2026-12-01' }),
      dishRecord(2, '緑茶', { stars: null, seasonFrom: null }),
    ]
    await openCatalog({ api: catalogApi(dishes), type: dish, role: 'viewer' })
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name }).element().textContent
    await expect.element(page.getByRole('link', { name: 'コーヒー' })).toBeVisible()
    expect(line('コーヒー')).toContain('おすすめ度 5提供開始日 2026/12/01')
    expect(line('緑茶')).not.toMatch(/おすすめ度|提供開始日/)
  })
})

describe('the facts of many columns on a phone', () => {
  it('stay on one line, with a state as quiet as the rest', async () => {
    await page.viewport(390, 800)
    const author = { id: 'a', name: '名前のとても長い編集部のみなさん'.repeat(3) }
    const posts = [{ ...postRecord(1, '長い', 'published'), updatedBy: author }, postRecord(2, '短い', 'published')]
    await openCatalog({ api: catalogApi(posts), type: post, search: '?columns=updatedBy,createdAt,state,updatedAt' })
    await expect.element(page.getByRole('link', { name: '長い' })).toBeVisible()
    const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const [long, short] = ['長い', '短い'].map((name) => rowOf(name).element().getBoundingClientRect().height)
    expect(long).toBe(short)
    expect(document.documentElement.scrollWidth).toBe(390)
    const state = rowOf('長い').getByText('公開中', { exact: true }).element()
    expect(getComputedStyle(state).color).toBe(getComputedStyle(rowOf('長い').element().querySelector('time') ?? state).color)
  })
})

describe('the main switch of a type', () => {
  const sold: AnyContentType = { ...dish, mainSwitch: 'isHot', listEditable: ['stars'] }
  const named = { name: 'コーヒー：温かい' }

  it('is in the row of a phone with its word; what is public is in the menu, asks, and is reported with a way back', async () => {
    await page.viewport(390, 800)
    const api = catalogApi([dishRecord(1, 'コーヒー', { isPublished: true, isHot: false })])
    await openCatalog({ api, type: sold })
    const main = page.getByRole('switch')
    await expect.element(main).toHaveTextContent('温かい')
    expect(main.elements()).toHaveLength(1)
    await main.click()
    await expect.element(page.getByRole('switch', named)).toBeChecked()
    await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toBe('「コーヒー」の「温かい」をオンにしました')
    await page.getByRole('button', { name: '「コーヒー」の操作' }).click()
    await item('非公開にする…').click()
    await page.getByRole('button', { name: '非公開にする' }).click()
    await expect.element(page.getByText('「コーヒー」を非公開にしました')).toBeVisible()
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.element(page.getByRole('listitem').getByText('公開中')).toBeVisible()
  })

  it('has another look than what is public, which its switch reports with a way back', async () => {
    const api = catalogApi([dishRecord(1, 'コーヒー', { isPublished: true, isHot: true })])
    await openCatalog({ api, type: sold })
    await expect.element(page.getByRole('switch', named)).toHaveAttribute('data-look', 'main')
    const live = page.getByRole('switch', { name: 'コーヒー：公開（公開中）' })
    await live.click()
    await expect.element(page.getByText('「コーヒー」を非公開にしました')).toBeVisible()
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.element(live).toBeChecked()
    await expect.element(page.getByText('「コーヒー」を公開しました')).toBeVisible()
  })
})

describe('titles', () => {
  const long = 'りんごとさつまいものあたたかいスープ、季節の野菜'

  it.each([1040, 1280, 1440, 1920])('are cut last at %i px: columns of sentences give way to them', async (width) => {
    await page.viewport(width, 800)
    const dishes = [dishRecord(1, long, { note: { ja: '長い説明文'.repeat(12), en: null } }), dishRecord(2, '緑茶')]
    await openCatalog({ api: catalogApi(dishes), type: dish, role: 'viewer', search: '?columns=note,stars,seasonFrom,updatedAt' })
    await expect.element(link(long)).toBeVisible()
    const { scrollWidth, clientWidth } = link(long).element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const box = page.getByRole('table').element().parentElement
    expect(box?.scrollWidth).toBe(box?.clientWidth)
  })
})

describe('the keys of a list', () => {
  it('walk, select a range, open and preview', async () => {
    const { router } = await openCatalog({ api: catalogApi(someDishes()), type: dish })
    await expect.element(row('コーヒー')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(link('コーヒー')).toHaveFocus()
    await userEvent.keyboard('xjj{Shift>}X{/Shift}')
    await expect.element(page.getByText('3件を選択中')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(link('緑茶')).toHaveFocus()
    await userEvent.keyboard('o')
    await expect.poll(() => router.state.location.pathname).toBe(`/captain/tenant/cafe/dish/${catalogId(2)}/preview`)
  })

  it('are off while somebody types', async () => {
    await openCatalog({ api: catalogApi(someDishes()), type: dish })
    await expect.element(row('コーヒー')).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('jx')
    await expect.element(page.getByRole('searchbox')).toHaveValue('jx')
  })

  it('are told to whoever lists them, as long as the list is there', async () => {
    const offered = await renderHook(() => usePageActions())
    const list = await openCatalog({ api: catalogApi(someDishes()), type: dish })
    await expect.poll(() => offered.result.current).toContainEqual({ does: '行をプレビューする', keys: ['o'] })
    await list.screen.unmount()
    await expect.poll(() => offered.result.current).toEqual([])
  })

  it('find the same row again on the way back', async () => {
    const { router } = await openCatalog({ api: catalogApi(someDishes()), type: dish, search: '?f.genre=drink' })
    await expect.element(row('コーヒー')).toBeVisible()
    await userEvent.keyboard('jj')
    await expect.element(link('緑茶')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toContain('/edit')
    ;(document.activeElement as HTMLElement).blur()
    router.history.back()
    await expect.poll(() => router.state.location.search).toEqual({ 'f.genre': 'drink' })
    await expect.element(link('緑茶')).toHaveFocus()
  })
})

describe('the menu of a row', () => {
  const open = (name: string) => page.getByRole('button', { name: `「${name}」の操作` }).click()

  it('leads to the page on the site where there is one', async () => {
    await openCatalog({ api: catalogApi(someDishes()), type: dish })
    await open('コーヒー')
    await expect.element(item('公開ページを開く')).toHaveAttribute('href', '/dish/D-1')
    await expect.element(item('リンクをコピー')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await open('緑茶')
    await expect.element(item('リンクをコピー')).toBeVisible()
    await expect.element(item('公開ページを開く')).not.toBeInTheDocument()
  })

  it('follows its button while the page scrolls, and closes once that is out of sight', async () => {
    await page.viewport(1400, 500)
    const many = Array.from({ length: 30 }, (_unused, place) => dishRecord(place + 1, `料理${String(place + 1).padStart(2, '0')}`))
    await openCatalog({ api: catalogApi(many), type: dish })
    // Rows below the window follow after the first paint; until then the page is too short to scroll that far.
    await expect.element(row('料理25')).toBeInTheDocument()
    await open('料理03')
    await expect.element(item('リンクをコピー')).toBeVisible()
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0
    const [menu, button] = ['[role="menu"]', 'button[aria-label="「料理03」の操作"]']
    const distance = topOf(menu) - topOf(button)
    const before = topOf(button)
    window.scrollBy({ top: 40, behavior: 'instant' })
    await expect.poll(() => topOf(button)).toBe(before - 40)
    await expect.poll(() => topOf(menu) - topOf(button)).toBe(distance)
    window.scrollBy({ top: 600, behavior: 'instant' })
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})

describe('the trash', () => {
  const thrown = () => [
    dishRecord(1, '昔の味', { deletedAt: ago(18), deletedBy: { id: 'aoi', name: '佐藤 葵' } }),
    dishRecord(2, '消える味', { deletedAt: ago(30), deletedBy: { id: null, name: '退会した人' } }),
    dishRecord(3, '今の味'),
  ]

  it('says who put a record there and how long it stays, and gives it back', async () => {
    const api = catalogApi(thrown())
    await openCatalog({ api, type: dish, search: '?trash=true' })
    await expect.element(row('昔の味').getByText('あと12日で完全に削除')).toBeVisible()
    await expect.element(row('昔の味').getByText('佐藤 葵')).toBeVisible()
    await expect.element(row('消える味').getByText('今日中に完全に削除')).toBeVisible()
    await expect.element(row('今の味')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '「昔の味」をごみ箱から戻す' }).click()
    await expect.poll(() => api.record(catalogId(1))?.deletedAt).toBeNull()
    await expect.element(row('昔の味')).not.toBeInTheDocument()
  })

  it('keeps a record whose value is taken, and says what has to give way', async () => {
    const taken = {
      type: 'urn:captain:problem:invalid',
      title: '入力内容を確認してください',
      status: 422,
      code: 'invalid',
      issues: [{ path: 'title.ja', rule: 'duplicate', params: {}, message: 'すでに使われています。' }],
    }
    const api = catalogApi(thrown(), {
      instead: (method, path) =>
        method === 'POST' && path.endsWith('/restore')
          ? new Response(JSON.stringify(taken), { status: 422, headers: { 'content-type': 'application/problem+json' } })
          : null,
    })
    await openCatalog({ api, type: dish, search: '?trash=true' })
    await page.getByRole('button', { name: '「昔の味」をごみ箱から戻す' }).click()
    const toast = page.getByRole('alert')
    await expect.element(toast.getByText('同じ値を使っているほうを先に変更すると、戻せます。')).toBeVisible()
    await expect.element(toast.getByRole('button', { name: '編集する' })).not.toBeInTheDocument()
  })
})

describe('the place of the focus', () => {
  const press = async (name: string) => {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
  }

  it('moves to the heading with the last row', async () => {
    await openCatalog({ api: catalogApi([dishRecord(1, 'りんご', { deletedAt: ago(3) })]), type: dish, search: '?trash=true' })
    await press('「りんご」をごみ箱から戻す')
    await expect.poll(() => document.activeElement?.hasAttribute('data-page-heading')).toBe(true)
  })
})

describe('publishing from the menu of a row', () => {
  const START = '2099-12-01T00:00:00.000Z'
  const open = async (values: Readonly<Record<string, unknown>>, title = '春の予定') => {
    const api = catalogApi([{ ...postRecord(1, title, 'draft'), ...values } as never])
    await openCatalog({ api, type: post })
    await page.getByRole('button', { name: `「${title}」の操作` }).click()
    return { api, record: () => api.record(postRecord(1, title, 'draft').id) }
  }
  const dialog = (name: string) => page.getByRole('dialog', { name })

  it('says of a start that has not come yet when the record becomes public', async () => {
    const { record } = await open({ publishFrom: START, publishUntil: null })
    await item('公開を予約する…').click()
    await expect.element(dialog('公開予約の確認').getByText(/の公開を予約します。2099\/12\/1 9:00に公開されます。$/)).toBeVisible()
    await page.getByRole('button', { name: '2099/12/1 9:00に公開を予約する' }).click()
    await expect.element(page.getByText('「春の予定」を2099/12/1 9:00に公開予約しました')).toBeVisible()
    expect(page.getByText('「春の予定」を公開しました').elements()).toEqual([])
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(record).toMatchObject({ status: 'draft', publishFrom: START })
  })

  it('cancels a schedule under that name, with a way back', async () => {
    const { record } = await open({
      status: 'published',
      state: 'scheduled',
      publishFrom: START,
      publishUntil: null,
      firstPublishedAt: START,
    })
    await item('公開予約を取り消す…').click()
    await dialog('公開予約の取消の確認').getByRole('button', { name: '公開予約を取り消す' }).click()
    await expect.element(page.getByText('「春の予定」の公開予約を取り消しました')).toBeVisible()
    expect(record()).toMatchObject({ status: 'draft', publishFrom: null })
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(record).toMatchObject({ state: 'scheduled', publishFrom: START })
  })

  it('removes an end that has passed, as the question says', async () => {
    const ended = {
      status: 'published',
      state: 'expired',
      publishFrom: '2026-01-01T00:00:00.000Z',
      publishUntil: '2026-02-01T00:00:00.000Z',
    }
    const { record } = await open({ ...ended, firstPublishedAt: '2026-01-01T00:00:00.000Z', hasUnpublishedChanges: true })
    await item('変更を公開する…').click()
    await page.getByRole('button', { name: '公開終了を取り消して公開する' }).click()
    await expect.element(page.getByText('「春の予定」を公開しました')).toBeVisible()
    expect(record()).toMatchObject({ state: 'published', publishUntil: null })
  })

  it('gives the end back that it removed, with the way back', async () => {
    const UNTIL = '2026-02-01T00:00:00.000Z'
    const { record } = await open({ publishFrom: null, publishUntil: UNTIL })
    await item('公開する…').click()
    await page.getByRole('button', { name: '公開終了を取り消して公開する' }).click()
    await expect.element(page.getByText('「春の予定」を公開しました')).toBeVisible()
    expect(record()).toMatchObject({ state: 'published', publishUntil: null })
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(record).toMatchObject({ status: 'draft', publishUntil: UNTIL })
  })
})

describe('states above a list', () => {
  const tab = (name: RegExp) => page.getByRole('group', { name: '状態' }).getByRole('button', { name })

  it('narrow it by one press and say how many there are, in one request', async () => {
    const api = catalogApi(somePosts())
    const { router } = await openCatalog({ api, type: post })
    await expect.element(tab(/^下書き 2$/)).toHaveAttribute('aria-pressed', 'false')
    await expect.element(tab(/^すべて 4$/)).toHaveAttribute('aria-pressed', 'true')
    await tab(/^下書き/).click()
    await expect.element(row('開店しました')).not.toBeInTheDocument()
    await expect.element(row('春の予定')).toBeVisible()
    expect(router.state.location.search).toEqual({ status: 'draft' })
    await expect.element(tab(/^公開中 1$/)).toBeVisible()
    expect(api.asked.filter((query) => query.includes('counts=status'))).toEqual(['counts=status&limit=1'])
  })

  it('may be several', async () => {
    const api = catalogApi(somePosts())
    await openCatalog({ api, type: post, search: '?status=draft,scheduled' })
    await expect.element(row('年末の営業')).toBeVisible()
    await expect.element(row('春の予定')).toBeVisible()
    await expect.element(row('開店しました')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '「状態」の絞り込みを解除' }).click()
    await expect.element(row('開店しました')).toBeVisible()
  })

  it('of messages begin with those that wait, and can be shown all', async () => {
    const inbox = { ...post, workflow: 'inbox' } as const
    const message = (number: number, title: string, state: string) =>
      ({ ...postRecord(number, title, 'draft'), state, status: state, readAt: null }) as never
    const api = catalogApi([message(1, '予約について', 'new'), message(2, '済んだ話', 'done'), message(3, '宣伝', 'spam')])
    await openCatalog({ api, type: inbox })
    await expect.element(row('予約について')).toBeVisible()
    await expect.element(row('済んだ話')).not.toBeInTheDocument()
    await expect.element(tab(/^要対応/)).toHaveAttribute('aria-pressed', 'true')
    await tab(/^すべて/).click()
    await expect.element(row('済んだ話')).toBeVisible()
    await expect.element(row('宣伝')).toBeVisible()
  })
})
