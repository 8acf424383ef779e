import { dateInTimeZone } from '@captain/locale'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogApi } from '../testing/catalog-api.ts'
import { dish, someDishes } from '../testing/catalog.ts'
import { openCatalog } from '../testing/open-catalog.tsx'

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const chip = (name: RegExp | string) => page.getByRole('search').getByRole('button', { name })
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = async (search = '') => {
  const api = catalogApi(someDishes())
  const opened = await openCatalog({ api, type: dish, search })
  await expect.element(page.getByRole('search')).toBeVisible()
  return { ...opened, api, searched: () => opened.router.state.location.search, last: () => api.asked.at(-1) }
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1600, 900)
})

describe('filters of a list', () => {
  it('work together, each with a way to take it away, and all at once', async () => {
    const { last } = await open('?f.genre=sweets&f.allergens=egg&f.stars=1..4&f.isHot=false&q=プ')
    await expect.element(row('プリン')).toBeVisible()
    await expect.element(row('最中')).not.toBeInTheDocument()
    expect(last()).toBe('q=プ&limit=25&filter[genre]=sweets&filter[allergens]=egg&filter[isHot]=false&filter[stars]=1..4')
    await button('「アレルゲン」の絞り込みを解除').click()
    await expect.poll(last).not.toContain('allergens')
    await button('条件をすべて解除').click()
    await expect.poll(last).toBe('limit=25')
    await expect.element(row('コーヒー')).toBeVisible()
  })

  it('take whole periods by one press and say them by name', async () => {
    const { searched } = await open()
    await chip('提供開始日').click()
    await button('今日').click()
    const today = dateInTimeZone(new Date())
    await expect.poll(searched).toEqual({ 'f.seasonFrom': `${today}..${today}` })
    await expect.element(chip(/提供開始日\s*今日/)).toBeVisible()
  })

  it('take months, and say what cannot be read', async () => {
    const { searched } = await open()
    await chip('初提供月').click()
    await page.getByLabelText('開始月').fill('来月')
    await button('絞り込む').click()
    await expect.element(dialog().getByText('年と月を入力してください。例：2026/04')).toBeVisible()
    await page.getByLabelText('開始月').fill('２０２６年９月')
    await page.getByLabelText('終了月').fill('2026/04')
    await button('絞り込む').click()
    await expect.poll(searched).toEqual({ 'f.firstServed': '2026-04..2026-09' })
    await expect.element(chip(/初提供月\s*2026\/04 – 2026\/09/)).toBeVisible()
  })

  it('take numbers of any width, and refuse what is none', async () => {
    const { searched } = await open()
    await chip('おすすめ度').click()
    await page.getByLabelText('最小').fill('たくさん')
    await button('絞り込む').click()
    await expect.element(dialog().getByText('数字で入力してください。')).toBeVisible()
    await page.getByLabelText('最小').fill('４')
    await button('絞り込む').click()
    await expect.poll(searched).toEqual({ 'f.stars': '4..' })
  })

  it('find what has no English', async () => {
    const { last } = await open()
    await chip('翻訳').click()
    await page.getByRole('radio', { name: '英語が未入力' }).click()
    await expect.poll(last).toContain('translation=missing')
    await expect.element(chip(/翻訳\s*英語が未入力/)).toBeVisible()
  })

  it('find members by name', async () => {
    const { last } = await open()
    await chip('担当').click()
    await page.getByRole('checkbox', { name: '佐藤 葵' }).click()
    await expect.poll(last).toContain('filter[keeper]=aoi')
  })

  it('that make no sense are left out of the request and told', async () => {
    const { last } = await open('?f.stars=たくさん&f.genre=drink&sort=nothing')
    await expect.element(page.getByRole('status').getByText(/（おすすめ度、並び順）は除いて/)).toBeVisible()
    await expect.element(row('コーヒー')).toBeVisible()
    expect(last()).toBe('limit=25&filter[genre]=drink')
    await button('お知らせを閉じる').click()
    await expect.element(page.getByText(/は除いて/)).not.toBeInTheDocument()
  })

  it('that match nothing can be taken away where nothing is', async () => {
    await open('?f.genre=sweets&f.stars=5..')
    await expect.element(page.getByText('条件に合う料理はありません')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: '条件をすべて解除' }).last().click()
    await expect.element(row('コーヒー')).toBeVisible()
  })
})
