import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromium as installed } from '@captain/testing/chromium'
import type { TestApp } from '../../app-under-test.ts'
import { startApi } from '../api-under-test.ts'

let app: TestApp
let browser: Browser

beforeAll(async () => {
  app = await startApi()
  browser = await chromium.launch(installed)
})
afterAll(async () => {
  await browser.close()
  await app.stop()
})

type Visit = { readonly page: Page; readonly problems: readonly string[] }

type Settings = { readonly width?: number; readonly colorScheme?: 'light' | 'dark'; readonly as?: keyof TestApp['cookies'] }

/** Opens a page of the reference and collects every console error, policy violation and external request. */
const open = async (path: string, { width = 1440, colorScheme = 'light', as = 'guest' }: Settings = {}): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    extraHTTPHeaders: app.cookies[as],
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    // The API alone has no icon; the site serves it.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.svg')) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(app.baseUrl) && !url.startsWith('data:')) problems.push(`requests ${url}`)
  })
  await page.goto(`${app.baseUrl}/api/docs${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, problems }
}

/** Issues that no option of the viewer fixes: copy buttons without a name, and scrollable boxes without focus. */
const OF_THE_VIEWER = ['button-name', 'scrollable-region-focusable']

const findings = async (page: Page): Promise<readonly string[]> => {
  // The viewer draws sections and their colours one after the other.
  await page.waitForLoadState('networkidle')
  await page.evaluate(`Promise.allSettled(
    document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).map(({ finished }) => finished))`)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, { resultTypes: ['violations'] })`)
  return violations
    .filter(({ id }) => !OF_THE_VIEWER.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`))
}

describe('a page of the API in a browser', () => {
  test.each([
    ['ja', 'light', 1440, 'フードの一覧を読む', 'クエリのパラメーター'],
    ['en', 'dark', 390, 'Food: read the list', 'Query Parameters'],
  ] as const)('shows the operations of a type in %s, %s, at %i px', async (locale, colorScheme, width, operation, label) => {
    const { page, problems } = await open(`/cafe/food?locale=${locale}`, { colorScheme, width, as: 'editor' })
    const section = page.getByRole('region', { name: operation })
    await section.getByRole('heading', { name: operation }).waitFor()
    await section.getByRole('heading', { name: label }).waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('finds an operation of a tenant by its words, and leads to the other tenants', async () => {
    const { page, problems } = await open('/cafe?locale=ja')
    await page.getByRole('button', { name: '検索を開く' }).click()
    await page
      .getByRole('combobox')
      .or(page.getByRole('searchbox'))
      .or(page.getByRole('dialog').getByRole('textbox'))
      .first()
      .fill('公開中のフード')
    await page
      .getByRole('option', { name: /公開中のフードの一覧を読む/ })
      .first()
      .click()
    await page.getByRole('heading', { name: '公開中のフードの一覧を読む' }).waitFor()
    await page.getByText('テナント', { exact: true }).click()
    await page.getByRole('navigation', { name: '目次', exact: true }).getByRole('link', { name: '箱庭日用品店' }).click()
    await page.getByRole('heading', { level: 1, name: '箱庭日用品店' }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})
