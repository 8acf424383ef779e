import { expect, test, type Locator, type Page } from '../../../tools/browser/watched-test.ts'
import { ownWord } from './own-records.ts'

const MAX_TAB_STOPS = 60

/** Presses Tab until the control has the focus, as keyboard users do. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < MAX_TAB_STOPS; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(control)} within ${MAX_TAB_STOPS} steps.`)
}

test('signs in and creates a category with the keyboard alone', async ({ page }) => {
  await page.goto('/auth/login')
  await tabTo(page, page.getByLabel('メールアドレス'))
  await page.keyboard.type('cafe-editor@captain.example')
  await tabTo(page, page.getByLabel('パスワード', { exact: true }))
  await page.keyboard.type(process.env['DEMO_PASSWORD'] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/captain')
  await expect(page.getByRole('heading', { level: 1 }), 'a new page begins at its heading').toBeFocused()

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/captain/tenant/cafe/article')
  await page.reload()
  await tabTo(page, page.getByRole('link', { name: 'フードカテゴリー', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/captain/tenant/cafe/food-category')
  await tabTo(page, page.getByRole('button', { name: '新規作成' }))
  await page.keyboard.press('Enter')

  const name = `鍵盤の棚${ownWord()}`
  const field = page.getByRole('textbox', { name: '名称 日本語' })
  await expect(field).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(field, 'the first wrong field has the focus').toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/food-category\/\w{26}\/edit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto('/captain/tenant/cafe/food-category')
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: '検索' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(name)])
})
