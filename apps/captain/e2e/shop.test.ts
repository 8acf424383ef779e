import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { signIn } from './signing-in.ts'

const SHOP = '/captain/tenant/shop'

const fee = (page: Page, prefecture: string) => page.getByLabel(`${prefecture} 宅配便（税込）`)

test('an order: read as a document, shipped with carrier and tracking, printed', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto(`${SHOP}/order?status=paid`)
  await page.getByRole('link', { name: /^HK\d{6}-00007$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^HK\d{6}-00007$/)
  await expect(page.getByRole('row', { name: /柚子の焼き菓子 8個 ※.* ¥1,296 1 ¥1,296/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^10%対象 ¥3,300/ })).toBeVisible()
  await expect(page.getByText('お誕生日おめでとうございます。')).toBeVisible()

  await page.getByRole('button', { name: '発送済みにする' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('配送会社').click()
  await page.getByRole('option', { name: 'みほん運輸' }).click()
  await dialog.getByRole('button', { name: '発送済みにする' }).click()
  await expect(dialog.getByText('入力してください。')).toBeVisible()
  await dialog.getByLabel('追跡番号').fill('1234-5678-7777')
  await dialog.getByRole('button', { name: '発送済みにする' }).click()
  await expect(page.getByRole('link', { name: '配送状況を見る' })).toHaveAttribute('href', 'https://tracking.example/parcel')

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: '印刷' }).click()
  await page.getByRole('menuitem', { name: '適格請求書' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('登録番号 T0000012345678')).toBeVisible()
  await expect(page.getByRole('button', { name: '印刷' })).toBeHidden()
})

test('delivery: one save for fees and common settings, told where it is wrong', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto(`${SHOP}/delivery`)
  await expect(fee(page, '北海道')).toHaveValue('1430')
  await page.getByRole('button', { name: '四国にまとめて適用' }).click()
  await page.getByRole('textbox', { name: '値' }).fill('１，１００')
  await page.getByRole('button', { name: '適用', exact: true }).click()
  await expect(fee(page, '高知県')).toHaveValue('1100')
  await page.getByLabel('送料無料になる金額').fill('9,900')
  await fee(page, '北海道').fill('無料')
  await expect(page.getByText('変更 6件')).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('1か所を確認してください。')).toBeVisible()
  await expect(fee(page, '北海道')).toHaveAttribute('aria-invalid', 'true')
  await fee(page, '北海道').fill('1430')
  await fee(page, '北海道').press('ArrowDown')
  await expect(fee(page, '青森県')).toBeFocused()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('配送設定を保存しました')).toBeVisible()

  await page.reload()
  await expect(fee(page, '高知県')).toHaveValue('1100')
  await expect(page.getByLabel('送料無料になる金額')).toHaveValue('9900')
  await fee(page, '高知県').fill('1')
  await page.getByRole('link', { name: '商品', exact: true }).click()
  await page.getByRole('button', { name: '離れる' }).click()
  await expect(page).toHaveURL(`${SHOP}/product`)
})

test('recommendations: picked several at once, moved, taken out and brought back', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto(`${SHOP}/product-recommend`)
  const staff = page.getByRole('region', { name: '店長のおすすめ' })
  await expect(staff.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('在庫切れです')).toBeVisible()
  await page.getByRole('button', { name: 'おすすめを追加' }).click()
  await page.getByRole('combobox', { name: '表示枠' }).click()
  await page.getByRole('option', { name: '店長のおすすめ' }).click()
  await page.getByRole('button', { name: '白磁の飯碗を選ぶ' }).click()
  await page.getByRole('button', { name: '活版の一筆箋を選ぶ' }).click()
  await page.getByRole('button', { name: '活版の一筆箋を上へ' }).click()
  await page.getByRole('button', { name: '2件を追加' }).click()
  await expect(staff.getByRole('listitem')).toHaveText([/番茶/, /栗の木の盆/, /活版の一筆箋/, /白磁の飯碗/])
  await staff.getByRole('button', { name: '白磁の飯碗を上へ' }).click()
  await expect(staff.getByRole('listitem').nth(2)).toHaveText(/白磁の飯碗/)
  await staff.getByRole('button', { name: '活版の一筆箋を外す' }).click()
  await expect(staff.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(staff.getByRole('listitem')).toHaveCount(4)
})

test('the shop’s own screens on a phone, and for those who only read', { tag: '@system' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'viewer')
  for (const path of ['delivery', 'product-recommend']) {
    await page.goto(`${SHOP}/${path}`)
    await expect(page.locator('#main').getByText('閲覧のみ')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('the notice: what it says of shipping is written from the delivery settings', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto(`${SHOP}/tokusho?status=draft`)
  await page.getByRole('link', { name: '箱庭日用品店株式会社（見本）' }).click()
  const statement = page.getByLabel('送料', { exact: false }).and(page.locator('textarea')).first()
  await page.getByRole('button', { name: '配送設定から作成（日本語の送料）' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '置き換える' }).click()
  await expect(statement).toHaveValue(/^宅配便：[\d,]+円〜[\d,]+円\nメール便：250円\n/)
})
