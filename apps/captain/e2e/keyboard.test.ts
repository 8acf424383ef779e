import { expect, test } from '../../../tools/browser/watched-test.ts'
import { tabTo } from './jobs/keyboard.ts'
import { ownWord } from './own-records.ts'
import { signIn } from './signing-in.ts'

test('creates a category with the keyboard alone', async ({ page }) => {
  await signIn(page, 'cafe-editor')
  await page.goto('/captain/tenant/cafe/article')
  await tabTo(page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'フードカテゴリー', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/captain/tenant/cafe/food-category')
  await tabTo(page.getByRole('button', { name: '新規作成' }))
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
