import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory } from './own-records.ts'
import { expectSaved, save, side } from './record-form.ts'
import { signIn } from './signing-in.ts'
import { smallTargets } from './small-targets.ts'

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

test('the main screens fit 320 px, as at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'owner')
  for (const path of ['cafe/food', 'cafe/article', 'cafe/food/new', 'shop/order', 'hall/contact']) {
    await page.goto(`/captain/tenant/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
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

test('the description of the API fits a phone, in both languages', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  for (const path of ['/api/docs', '/api/docs?locale=en', '/api/docs/cafe', '/api/docs/shop?locale=en']) {
    await page.goto(path)
    await expectNoSidewaysScrolling(page)
  }
})

test('the conditions of a list are as large as a thumb, also those that are set', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/captain/tenant/shop/order?status=paid')
  await expect(page.getByRole('button', { name: '条件をすべて解除' })).toBeAttached()
  expect(await smallTargets(page, '[role="search"]')).toEqual([])
  await page.goto('/captain/tenant/nyanko/media-library')
  await expect(page.getByRole('combobox', { name: '並び順' })).toBeVisible()
  expect(await smallTargets(page, '#main')).toEqual([])
})

test('the first steps are closed at their corner', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'viewer')
  await page.goto('/captain')
  const close = page.getByRole('button', { name: '案内を閉じる' })
  await expect(close).toBeVisible()
  const [corner, box] = [await close.boundingBox(), await page.locator('section', { has: close }).first().boundingBox()]
  if (corner === null || box === null) throw new Error('the first steps have no place')
  expect(corner.y - box.y).toBeLessThan(24)
  expect(box.x + box.width - corner.x - corner.width).toBeLessThan(24)
})

test('the café opens with today, where a dish is sold out with one more tap, and back', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'cafe-editor')
  await page.goto('/captain')
  await page.getByRole('main').getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true }).tap()
  await expect(page).toHaveURL('/captain/tenant/cafe/today')
  await expect(page).toHaveTitle('ダイスと珈琲 ころりの今日 | にゃんこ港')
  await expect(page.getByRole('region', { name: '今日の営業' })).toContainText(/営業|休業/)
  const sold = page.getByRole('switch', { name: 'たまごサンド：売り切れ' })
  await expect(sold).not.toBeChecked()
  await expectNoSidewaysScrolling(page)
  expect(await smallTargets(page, '#main')).toEqual([])
  await sold.tap()
  await expect(sold).toBeChecked()
  // It is stored when the toast says so.
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeVisible()
  await page.goto('/captain/tenant/cafe/food')
  await expect(page.getByRole('switch', { name: 'たまごサンド：売り切れ' })).toBeChecked()
  await page.goBack()
  await sold.tap()
  await expect(sold).not.toBeChecked()
  // The toast of the switch before has an undo too.
  await page.getByRole('button', { name: 'お知らせを閉じる' }).tap()
  await expect(page.getByRole('button', { name: '元に戻す' })).toHaveCount(0)
  await sold.tap()
  await page.getByRole('button', { name: '元に戻す' }).tap()
  await expect(sold).not.toBeChecked()
})
