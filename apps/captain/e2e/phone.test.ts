import { expectAccessible } from '../../../tools/browser/expect-accessible.ts'
import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory } from './own-records.ts'
import { expectSaved, save, side } from './record-form.ts'
import { signIn } from './signing-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content, page.url()).toBeLessThanOrEqual(window ?? 0)
}

test('everything fits a phone', async ({ page }) => {
  for (const path of ['/', '/article', '/article/new-captain-deck', '/faq', '/auth/login']) {
    await page.goto(path)
    await expectNoSidewaysScrolling(page)
  }
  await signIn(page, 'owner')
  await page.goto('/captain')
  await expect(page.getByRole('main').getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true })).toBeVisible()
  await expectNoSidewaysScrolling(page)

  await page.goto('/captain/tenant/cafe/food')
  await expect(page.getByRole('link', { name: 'ころりカレー' })).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'phone-list')
  await page.getByRole('button', { name: 'メニューを開く' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'フードカテゴリー' }).tap()
  await expect(page).toHaveURL('/captain/tenant/cafe/food-category')

  const { edit, name } = await ownCategory(page)
  await page.goto(edit)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectNoSidewaysScrolling(page)
  await side(page, '説明').fill('電車の中で直しました。')
  await save(page)
  await expectSaved(page)
  await page.getByRole('button', { name: '状態と項目' }).tap()
  await expect(page.getByRole('dialog')).toContainText('最終更新')
})

test('an order fits a phone: what it comes to is read without scrolling sideways', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/captain/tenant/shop/order?status=paid')
  await page.getByRole('link', { name: /^HK/ }).first().tap()
  const lines = page.getByRole('group', { name: '明細' })
  await expect(lines).toBeVisible()
  const [content, box] = await lines.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(content).toBeLessThanOrEqual(box ?? 0)
  await expectNoSidewaysScrolling(page)
})

test('the description of the API fits a phone, in both languages', async ({ page }) => {
  await signIn(page, 'owner')
  for (const path of ['/api/docs', '/api/docs?locale=en', '/api/docs/cafe', '/api/docs/shop?locale=en']) {
    await page.goto(path)
    await expectNoSidewaysScrolling(page)
  }
})
