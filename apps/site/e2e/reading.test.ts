import { expectAccessible } from '../../../tools/browser/expect-accessible.ts'
import { expect, test } from '../../../tools/browser/watched-test.ts'

const PAGES = [
  ['home', '/'],
  ['articles', '/article'],
  ['article', '/article/new-captain-deck'],
  ['faq', '/faq'],
  ['privacy policy', '/privacy-policy'],
  ['terms of service', '/term-of-service'],
  ['commercial transactions notice', '/tokusho'],
  ['manual', '/manual/captain-login'],
] as const

for (const [name, path] of PAGES) {
  test(`${name}: both languages, without a script, accessible, and named to search engines`, async ({ page, baseURL }) => {
    for (const locale of ['ja', 'en'] as const) {
      const address = locale === 'ja' ? path : `/en${path === '/' ? '' : path}`
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${address}`)
      const languages = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang') ?? ''))
      expect(new Set(languages)).toEqual(new Set(['en', 'ja', 'x-default']))
      expect(await page.locator('script:not([type="application/ld+json"])').count(), 'a reading page ships no script').toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Both languages have one markup and one style sheet; the system ring looks at the English pages too.
      if (locale === 'ja') await expectAccessible(page, `site-${name}-ja`)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the smallest phone').toBe(320)
  })
}

test('every reading page is accessible in English', { tag: '@system' }, async ({ page }) => {
  for (const [name, path] of PAGES) {
    await page.goto(`/en${path === '/' ? '' : path}`)
    await expectAccessible(page, `site-${name}-en`)
  }
})

test('an older version of the privacy policy is accessible, and named by no search engine', async ({ page }) => {
  expect((await page.goto('/privacy-policy?version=1.0'))?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page, 'site-privacy-1.0')
})

test('the language is one press away and stays on the page', async ({ page }) => {
  await page.goto('/article/new-captain-deck')
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(page).toHaveURL('/en/article/new-captain-deck')
  await page.getByRole('link', { name: 'JA 日本語' }).click()
  await expect(page).toHaveURL('/article/new-captain-deck')
})

test('a page that is not there says so with the right status, in both languages', async ({ page }) => {
  for (const path of ['/article/never-written', '/en/article/never-written', '/nowhere', '/en/nowhere']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expectAccessible(page, 'site-404')
})

test('the sitemap names every published article in both languages, and nothing else', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/article/new-captain-deck')
  expect(map).toContain('/en/article/new-captain-deck')
  expect(map, 'the back office').not.toMatch(/\/captain[/<"]/)
})
