import { expect, test } from '../../../tools/browser/watched-test.ts'
import { signIn } from './signing-in.ts'

test('back from a record, the list is there again from memory: its filter, its selection and its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 440 })
  await signIn(page, 'owner')
  await page.goto('/captain/tenant/cafe/food?f.isPublished=true')
  const rows = page.getByRole('rowheader').filter({ has: page.getByRole('link') })
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await page
    .getByRole('checkbox', { name: /を選択$/ })
    .first()
    .click()
  await expect(page.getByText('1件を選択中')).toBeVisible()
  const scrolled = () => page.getByRole('table').evaluate((table) => table.parentElement?.scrollTop ?? 0)
  await rows.last().scrollIntoViewIfNeeded()
  const place = await scrolled()
  expect(place).toBeGreaterThan(0)
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByRole('textbox').first()).toBeVisible()

  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/tenants/cafe/food?**', async (route) => {
    await released
    await route.continue()
  })
  await page.goBack()
  await expect(page).toHaveURL('/captain/tenant/cafe/food?f.isPublished=true')
  await expect(rows, 'while the server has not answered').toHaveCount(count)
  await expect(page.getByText('1件を選択中')).toBeVisible()
  await expect.poll(scrolled).toBe(place)
  release()
})
