import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogApi } from '../testing/catalog-api.ts'
import { dish, someDishes } from '../testing/catalog.ts'
import { openCatalog } from '../testing/open-catalog.tsx'

const shown = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '' && text !== '操作')

/** The declared columns; the titles of the groups show 分類. */
const DECLARED = ['名前', 'おすすめ度', '提供開始日', 'ひとこと', '温かい', '公開', '更新日時']

const open = async (search = '') => {
  const opened = await openCatalog({ api: catalogApi(someDishes()), type: dish, search })
  await expect.element(page.getByRole('table')).toBeVisible()
  return opened
}
const settings = () => page.getByRole('button', { name: '表示の設定' })
const check = (name: string) => page.getByRole('checkbox', { name, exact: true })
const search = (router: { readonly state: { readonly location: { readonly search: unknown } } }) => router.state.location.search

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1600, 900)
})

describe('columns of a list', () => {
  it('are chosen, remembered, and in the address where they differ', async () => {
    const { router, screen } = await open()
    expect(shown()).toEqual(DECLARED)
    await settings().click()
    await check('ひとこと').click()
    await check('作成日時').click()
    const chosen = ['名前', '分類', 'おすすめ度', '提供開始日', '温かい', '公開', '更新日時', '作成日時']
    await expect.poll(shown).toEqual(chosen)
    expect(search(router)).toEqual({ columns: 'genre,stars,seasonFrom,isHot,isPublished,updatedAt,createdAt' })
    await screen.unmount()
    const { router: next } = await open()
    expect(search(next)).toEqual({})
    expect(shown()).toEqual(chosen)
  })

  it('are put in order by arrows and by the keyboard', async () => {
    await open()
    await settings().click()
    await page.getByRole('button', { name: 'おすすめ度を上へ' }).click()
    await expect.poll(() => shown().slice(0, 3)).toEqual(['名前', 'おすすめ度', '分類'])
    const handle = page.getByRole('button', { name: 'おすすめ度を並べ替える' }).element() as HTMLElement
    handle.focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('「おすすめ度」を持ち上げました', { exact: false })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('「おすすめ度」は2番目の位置です。')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    // As declared again: the titles of the groups show 分類.
    await expect.poll(() => shown().slice(0, 3)).toEqual(['名前', 'おすすめ度', '提供開始日'])
  })

  it('go back to what was declared', async () => {
    const { router } = await open('?columns=stars,createdAt')
    expect(shown()).toEqual(['名前', 'おすすめ度', '作成日時'])
    await settings().click()
    await page.getByRole('button', { name: '標準の列に戻す' }).click()
    await expect.poll(shown).toEqual(DECLARED)
    expect(search(router)).toEqual({})
    await expect.element(page.getByRole('button', { name: '標準の列に戻す' })).toBeDisabled()
  })

  it('of a link are shown without being remembered', async () => {
    const { screen } = await open('?columns=stars&density=compact')
    expect(shown()).toEqual(['名前', 'おすすめ度'])
    await expect.element(page.getByRole('table')).toHaveAttribute('data-density', 'compact')
    await screen.unmount()
    await open()
    expect(shown()).toEqual(DECLARED)
    await expect.element(page.getByRole('table')).toHaveAttribute('data-density', 'normal')
  })

  it('keep the page that is shown', async () => {
    const { router } = await open('?limit=25&after=0&page=2')
    await settings().click()
    await check('ひとこと').click()
    expect(search(router)).toMatchObject({ page: 2, after: '0' })
  })
})
