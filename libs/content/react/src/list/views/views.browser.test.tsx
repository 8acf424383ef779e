import type { SavedView } from '@captain/content-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogApi } from '../testing/catalog-api.ts'
import { catalogId, dish, someDishes } from '../testing/catalog.ts'
import { openCatalog } from '../testing/open-catalog.tsx'

const view = (number: number, name: string, query: SavedView['query'], more: Partial<SavedView> = {}): SavedView => ({
  id: catalogId(number),
  name,
  isShared: false,
  isMine: true,
  isEditable: true,
  query,
  dropped: [],
  updatedAt: '2026-11-21T00:00:00.000Z',
  ...more,
})

const sweets = view(800, '甘味だけ', { filter: { genre: ['sweets'] }, columns: ['stars', 'genre'], density: 'compact' })

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const item = (name: string) => page.getByRole('menuitem', { name })
const picker = () => page.getByRole('button', { name: /^(保存した表示|表示：)/ })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 800)
})

describe('saved views', () => {
  it('open the list as it was kept, and all of it again', async () => {
    const { router } = await openCatalog({ api: catalogApi(someDishes(), { views: [sweets] }), type: dish })
    await expect.element(row('コーヒー')).toBeVisible()
    await picker().click()
    await item('甘味だけ').click()
    await expect.element(row('コーヒー')).not.toBeInTheDocument()
    await expect.element(row('プリン')).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['', '名前', 'おすすめ度', '分類', '操作'])
    expect(router.state.location.search).toMatchObject({ view: sweets.id, 'f.genre': 'sweets', columns: 'stars,genre', density: 'compact' })
    await expect.element(picker()).toHaveTextContent('甘味だけ')
    await picker().click()
    await item('すべて表示（標準）').click()
    await expect.element(row('コーヒー')).toBeVisible()
    expect(router.state.location.search).toEqual({ view: 'all' })
  })

  it('are made of what is on screen, changed, shared, renamed and removed with a way back', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish, search: '?f.genre=sweets' })
    await picker().click()
    await item('いまの表示に名前を付けて保存…').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('名前を入力してください。')).toBeVisible()
    await page.getByLabelText('表示の名前').fill('甘味')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(picker()).toHaveTextContent('甘味')
    expect(api.views()).toMatchObject([{ name: '甘味', isShared: false, query: { filter: { genre: ['sweets'] }, density: 'comfortable' } }])
    await page.getByRole('columnheader', { name: 'おすすめ度' }).getByRole('button').click()
    await picker().click()
    await item('いまの表示に名前を付けて保存…').click()
    await page.getByLabelText('表示の名前').fill('甘味 ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('同じ名前の表示がすでにあります。別の名前にしてください。')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(api.views()).toHaveLength(1)
    await picker().click()
    await item('「甘味」をいまの表示に更新').click()
    await expect.poll(() => api.views()[0]?.query.sort).toBe('stars')
    await picker().click()
    await item('チームで共有する').click()
    await expect.poll(() => api.views()[0]?.isShared).toBe(true)
    await picker().click()
    await item('名前を変更…').click()
    await page.getByLabelText('表示の名前').fill('甘いもの')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(picker()).toHaveTextContent('甘いもの')
    await picker().click()
    await item('この表示を削除').click()
    await expect.poll(() => api.views()).toEqual([])
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(() => api.views()).toMatchObject([{ name: '甘いもの', isShared: true }])
  })

  it('one of them opens where the address says nothing', async () => {
    const api = catalogApi(someDishes(), { views: [sweets] })
    const { screen } = await openCatalog({ api, type: dish, search: `?view=${sweets.id}&f.genre=sweets` })
    await picker().click()
    await item('自分の既定にする').click()
    await screen.unmount()
    api.asked.length = 0
    const { router } = await openCatalog({ api, type: dish })
    await expect.element(row('プリン')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ view: sweets.id, 'f.genre': 'sweets' })
    expect(api.asked.every((query) => query.includes('filter[genre]=sweets'))).toBe(true)
  })

  it('say what they asked for and there is no more, and are kept without', async () => {
    const old = view(801, '古いビュー', { filter: { genre: ['drink'] } }, { dropped: ['filter[isHot]', 'columns.retired', 'sort'] })
    const api = catalogApi(someDishes(), { views: [old] })
    await openCatalog({ api, type: dish, search: `?view=${old.id}&f.genre=drink` })
    await expect.element(page.getByRole('status').getByText(/温かい、retired、並び順/)).toBeVisible()
    await page.getByRole('button', { name: '除いて保存' }).click()
    await expect.element(page.getByText(/今は使えないもの/)).not.toBeInTheDocument()
    expect(api.views()[0]).toMatchObject({ dropped: [], query: { filter: { genre: ['drink'] } } })
  })

  it('of the team are marked, and only theirs to change who may', async () => {
    const team = view(802, '皆の一覧', {}, { isShared: true, isMine: false, isEditable: false })
    await openCatalog({ api: catalogApi(someDishes(), { views: [team] }), type: dish, role: 'viewer', search: `?view=${team.id}` })
    await picker().click()
    await expect.element(page.getByText('チームの表示')).toBeVisible()
    await expect.element(item('皆の一覧')).toBeVisible()
    await expect.element(item('名前を変更…')).not.toBeInTheDocument()
    await expect.element(item('この表示を削除')).not.toBeInTheDocument()
    await item('いまの表示に名前を付けて保存…').click()
    await expect.element(page.getByLabelText('表示の名前')).toBeVisible()
    await expect.element(page.getByRole('switch', { name: /共有する/ })).not.toBeInTheDocument()
  })

  it('can be asked for again when they did not come', async () => {
    let isDown = true
    const api = catalogApi(someDishes(), {
      views: [sweets],
      instead: (_method, path) => (isDown && path.endsWith('/views') ? new Response('{}', { status: 503 }) : null),
    })
    await openCatalog({ api, type: dish })
    await picker().click()
    const again = page.getByRole('menuitem', { name: /もう一度読み込む/ })
    await expect.element(again).toBeVisible()
    isDown = false
    await again.click()
    await expect.element(item('甘味だけ')).toBeVisible()
  })
})
