import type { Locator, Page } from 'playwright'
import { timesAfterBack, timesAfterKey, timesAfterPointer, type Sight } from '../browser/shown-after.ts'
import { timed, timeClicks, timeKeys } from '../form/interactions.ts'
import type { Timing, Hand } from './hand.ts'
import type { RowName } from './rows.ts'

/** The first field of a form. */
const FIELD: Sight = { name: 'field', selector: 'main [data-form-path]', pattern: '' }
/** The last section of the product form. */
const LAST: Sight = { name: 'last', selector: 'main [data-form-path*=":seo"]', pattern: '' }
const LIST: Sight = { name: 'list', selector: 'main tbody [data-row-target]', pattern: '' }

const PRODUCTS = '/captain/tenant/shop/product'
const ARTICLES = '/captain/tenant/nyanko/article'

const nameIn = (row: number): string => `main tbody tr:nth-of-type(${row}) a[data-row-target]`

const KEYS = 20

const opened = async (page: Page, open: () => Promise<readonly number[]>, rows: readonly RowName[]): Promise<Timing> => {
  let times: readonly number[] = []
  const interactions = await timed(page, 1, async () => {
    times = await open()
  })
  return { interactions, times: Object.fromEntries(rows.map((row, place) => [row, times[place] ?? Number.NaN])) }
}

const back = ({ page, time }: Hand): Promise<void> =>
  time('back', () => opened(page, () => timesAfterBack(page, [LIST]), ['back']), { count: 1 })

const clicks = ({ page, time }: Hand, row: RowName, targets: readonly Locator[], after: (() => Promise<void>) | null = null) =>
  time(row, async () => ({ interactions: await timeClicks(page, targets, targets.length, after) }))

const typed = ({ page, time }: Hand, row: RowName, label: string): Promise<void> =>
  time(row, async () => ({ interactions: await timeKeys(page, page.getByRole('textbox', { name: label, exact: true }), KEYS) }), {
    isTyping: true,
  })

const palette = async (page: Page): Promise<Timing> => {
  const interactions = await timed(page, 1, async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').first().waitFor()
  })
  return { interactions: [Math.max(...interactions)] }
}

const openList = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator(nameIn(1)).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Walks from the list of products to the form of one, and types in it. */
export const walkThroughProducts = async (hand: Hand, baseUrl: string): Promise<void> => {
  const { page, time } = hand
  const escape = () => page.keyboard.press('Escape')
  await openList(page, `${baseUrl}${PRODUCTS}`)
  await time('mouse', () => opened(page, () => timesAfterPointer(page, nameIn(1), [FIELD, LAST]), ['mouse', 'mouseWhole']), { count: 1 })
  await back(hand)
  await time('key', () => opened(page, () => timesAfterKey(page, nameIn(2), [FIELD, LAST]), ['key', 'keyWhole']), { count: 1 })
  await back(hand)
  await time('again', () => opened(page, () => timesAfterPointer(page, nameIn(1), [FIELD]), ['again']), { count: 1 })
  await back(hand)
  const menus = page.getByRole('button', { name: /」の操作$/ })
  await clicks(hand, 'menu', [menus.nth(0), menus.nth(1)], escape)
  for (let round = 0; round < 2; round += 1) {
    await time('palette', () => palette(page))
    await escape()
  }
  await page.locator(nameIn(1)).click()
  await page.locator(LAST.selector).first().waitFor()
  const language = page.locator('header a[hreflang]')
  await clicks(hand, 'language', [language, language])
  await typed(hand, 'name', '商品名 日本語')
  await typed(hand, 'notes', 'お手入れ 日本語')
}

/** Walks through the form of an article, a writing screen. */
export const walkThroughArticle = async (hand: Hand, baseUrl: string): Promise<void> => {
  const { page } = hand
  await openList(page, `${baseUrl}${ARTICLES}`)
  await page.locator(nameIn(1)).click()
  await page.locator(FIELD.selector).first().waitFor()
  await page.waitForLoadState('networkidle')
  const languages = page.getByRole('radiogroup', { name: '入力する言語' })
  const tabs = ['英語', '日本語'].map((name) => languages.getByText(name, { exact: true }))
  await clicks(hand, 'tab', [...tabs, ...tabs])
  const folds = page.locator('aside summary:has(h2)')
  await clicks(hand, 'fold', [folds.nth(0), folds.nth(0), folds.nth(1), folds.nth(1)])
  const escape = () => page.keyboard.press('Escape')
  const menu = page.getByRole('button', { name: '公開の操作' })
  await clicks(hand, 'publishing', [menu, menu], escape)
  for (let round = 0; round < 2; round += 1) {
    await menu.click()
    await clicks(hand, 'dialog', [page.getByRole('menuitem', { name: /日時を指定/ }).first()], escape)
  }
}
