import { expectAccessible } from '../../../tools/browser/expect-accessible.ts'
import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { signIn } from './signing-in.ts'

/** Opens something, checks the whole page with it, and closes it. */
const checkOpened = async (page: Page, name: string, role: 'menu' | 'dialog', open: () => Promise<void>): Promise<void> => {
  await open()
  await expect(page.getByRole(role).last()).toBeVisible()
  await expectAccessible(page, name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole(role)).toHaveCount(0)
}

for (const [locale, prefix] of [
  ['ja', ''],
  ['en', '/en'],
] as const) {
  test(`menus and dialogs have no findings while they are open (${locale})`, { tag: '@system' }, async ({ page }) => {
    await signIn(page, 'owner')
    await page.goto(`${prefix}/captain/tenant/cafe/food`)
    const main = page.getByRole('main')
    const rowMenu = main.locator('tr [aria-haspopup="menu"]').first()
    const csv = main.getByRole('button', { name: 'CSV', exact: true })
    await expect(rowMenu).toBeVisible()
    await checkOpened(page, `${locale}-row-menu`, 'menu', () => rowMenu.click())
    await expect(rowMenu).toBeFocused()
    await checkOpened(page, `${locale}-views`, 'menu', () => main.getByRole('search').locator('[aria-haspopup="menu"]').last().click())
    await checkOpened(page, `${locale}-settings`, 'dialog', () =>
      main.getByRole('search').locator('[aria-haspopup="dialog"]').last().click(),
    )
    await checkOpened(page, `${locale}-filter`, 'dialog', () =>
      main.getByRole('search').locator('[aria-haspopup="dialog"]').first().click(),
    )
    await checkOpened(page, `${locale}-account`, 'menu', () => page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click())
    await checkOpened(page, `${locale}-remove`, 'dialog', async () => {
      await rowMenu.click()
      await page.getByRole('menuitem').last().click()
    })
    for (const place of [0, 1]) {
      await checkOpened(page, `${locale}-csv-${place}`, 'dialog', async () => {
        await csv.click()
        await page.getByRole('menuitem').nth(place).click()
      })
    }
    await checkOpened(page, `${locale}-palette`, 'dialog', () => page.keyboard.press('Control+k'))
    await checkOpened(page, `${locale}-keys`, 'dialog', () => page.keyboard.press('?'))
  })
}

test('forced colours show every switch and its state', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, 'owner')
  await page.goto('/captain/tenant/cafe/food')
  const looks = (on: boolean) =>
    page.locator(`[role="switch"][aria-checked="${on}"]`).evaluateAll((switches) =>
      switches.map((one) => {
        const track = one.matches('[data-look="main"]') ? one : (one.firstElementChild ?? one)
        const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(track)
        return { isFramed: borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0, backgroundColor }
      }),
    )
  await expect(page.getByRole('switch').first()).toBeVisible()
  const [on, off] = [await looks(true), await looks(false)]
  expect([...on, ...off].every(({ isFramed }) => isFramed)).toBe(true)
  expect(on.length * off.length).toBeGreaterThan(0)
  const backgrounds = new Set(off.map(({ backgroundColor }) => backgroundColor))
  expect(on.filter(({ backgroundColor }) => backgrounds.has(backgroundColor))).toEqual([])
})
