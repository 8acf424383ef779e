import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { signIn } from './signing-in.ts'

/** Adds up how far parts of the page move that the user has not moved, as the browser scores it. */
const scoreShifts = (): void => {
  let score = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
      if (!hadRecentInput) score += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  Reflect.set(globalThis, 'shiftScore', () => score)
}

const shiftScore = (page: Page): Promise<number> => page.evaluate(() => (Reflect.get(globalThis, 'shiftScore') as () => number)())

const SCREENS = [
  '/captain',
  '/captain/tenant/shop/today',
  '/captain/tenant/nyanko/media-library',
  '/captain/tenant/cafe/food',
  '/captain/tenant/cafe/food/new',
  '/captain/tenant/nyanko/article/new',
  '/captain/tenant/cafe/business-day',
  '/captain/tenant/hall/contact',
  '/captain/tenant/shop/order',
] as const

for (const width of [1280, 390]) {
  test(`nothing jumps while the main screens load (${width} px)`, { tag: '@system' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(scoreShifts)
    await signIn(page, 'owner')
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What waits for a response or is still computed says so.
      await expect(page.locator('[data-visible], [aria-busy="true"]'), path).toHaveCount(0)
      expect.soft(await shiftScore(page), path).toBeLessThan(0.02)
    }
  })
}
