import { expect, test } from '../../../tools/browser/watched-test.ts'
import { signIn } from './signing-in.ts'

test('a viewer reads, and sees nothing to write with', async ({ page, baseURL }) => {
  await signIn(page, 'viewer')
  await page.goto('/captain/tenant/cafe/food')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('閲覧のみ')
  for (const name of ['新規作成', 'ごみ箱']) await expect(main.getByRole('button', { name })).toHaveCount(0)
  await expect(main.getByRole('switch')).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)

  await page.getByRole('button', { name: /^「ころりカレー」の操作/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([/^開く/, 'リンクをコピー'])
  await page.getByRole('menuitem', { name: /^開く/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ころりカレー')
  await expect(main).toContainText('¥1,100')
  for (const role of ['textbox', 'switch', 'combobox'] as const) await expect(main.getByRole(role)).toHaveCount(0)
  await expect(main.getByRole('button', { name: /保存|削除|公開/ })).toHaveCount(0)

  await page.goto('/captain/tenant/cafe/food/new')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('textbox'), 'no form to fill in for nothing').toHaveCount(0)

  const headers = { origin: baseURL ?? '' }
  const refused = await page.request.post('/api/v1/tenants/cafe/food', { data: {}, headers })
  expect(refused.status()).toBe(403)
})

test('an account that waits for approval gets no further than being told so', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('メールアドレス').fill('pending@captain.example')
  await page.getByLabel('パスワード', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? '')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/who-are-you$/)
  expect((await page.request.get('/api/v1/tenants/cafe/food')).status()).toBeGreaterThanOrEqual(401)
})
