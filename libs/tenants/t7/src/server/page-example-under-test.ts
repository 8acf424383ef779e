import { servePage } from '@captain/content-testing/delivery'
import { chromium as installed } from '@captain/testing/chromium'
import { chromium } from 'playwright'
import { expect, inject, test } from 'vitest'

/** Registers the test of the example page, on a separate origin in a browser. */
export const describePageExample = (): void => {
  test('the example page, in a browser on a separate origin', async () => {
    const site = await servePage(new URL('../../examples/page/', import.meta.url))
    const browser = await chromium.launch(installed)
    try {
      const page = await browser.newPage()
      await page.goto(`${site.url}?captain=${encodeURIComponent(inject('baseUrl'))}`)
      const rows = () => page.locator('#games li').allInnerTexts()
      await expect.poll(rows).not.toEqual([])
      const forFour = await rows()
      expect(await page.locator('#today').innerText()).toMatch(/営業しています。|ただいま閉まっています。/)
      await expect
        .poll(() =>
          page
            .locator('img')
            .first()
            .evaluate((picture: { readonly naturalWidth?: number }) => picture.naturalWidth),
        )
        .toBeGreaterThan(0)
      for (const players of ['5', '6', '7', '8']) await page.getByLabel('人数').fill(players)
      await expect.poll(rows).not.toEqual(forFour)
      expect(await page.locator('#today').innerText(), 'what nobody waits for any more has not failed').toMatch(
        /(?:営業して|閉まって)います。$/,
      )
    } finally {
      await browser.close()
      site.close()
    }
  })
}
