import type { BrowserContext, Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { adopt, openSession, shared } from '../../apps/captain/e2e/signing-in.ts'
import { createFinder, type Finder, type FoundPlace } from './find-records.ts'
import { anyTitle, expectedTitle, refusedTitle, titleOfToday } from './expected-title.ts'
import type { TenantPlace } from './places.ts'
import type { Crawler, Visit } from './plan.ts'
import { findingsOf, follow, listenTo, isPageReady, type Goal, type PageProblems } from './visits.ts'

/** Time limit in ms for a page to settle: a limit for a busy machine, not a delay. */
const PATIENCE = 60_000
const GLANCE = 15

const EMAIL = {
  guest: null,
  admin: 'admin@captain.example',
  owner: 'owner@captain.example',
  editor: 'editor@captain.example',
  viewer: 'viewer@captain.example',
  outsider: 'ai@captain.example',
} as const satisfies Readonly<Record<Crawler | 'admin' | 'guest', string | null>>

/** Labels of buttons that write, in both languages; viewers have none of them. */
const WRITING = /^(保存|下書き保存|公開する|新規作成|編集|削除|アップロード|Save|Save draft|Publish|Create|New|Edit|Delete|Upload)$/

export type Crawl = {
  readonly crawler: keyof typeof EMAIL
  /** Home page of this crawler. */
  readonly home: string
  readonly page: Page
  readonly troubles: PageProblems
  readonly finder: Finder
  /** Selected findings of axe. */
  readonly judged: RunOptions
}

/** One page with the session of a crawler, opened at the crawler's home; all later navigation is client-side. */
export const beginCrawl = async (context: BrowserContext, crawler: keyof typeof EMAIL, judged: RunOptions): Promise<Crawl> => {
  const server = shared()
  const email = EMAIL[crawler]
  if (email !== null) await adopt(context, await openSession(email, server))
  const finder = createFinder(server.baseUrl, await openSession(EMAIL.owner, server))
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const troubles = listenTo(page)
  const home = email === null ? '/auth/login' : '/captain'
  await page.goto(home)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE })
  return { crawler, home, page, troubles, finder, judged }
}

/** Waits until a page settles; on timeout, reports what it shows instead. */
const comeToStand = async ({ page, troubles }: Pick<Crawl, 'page' | 'troubles'>, goal: Goal): Promise<readonly string[]> => {
  const until = performance.now() + PATIENCE
  let looks = 0
  while (performance.now() < until) {
    // Twice in succession: between two requests a page is briefly idle.
    looks = troubles.isQuiet() && (await isPageReady(page, goal)) ? looks + 1 : 0
    if (looks === 2) return []
    await page.waitForTimeout(GLANCE)
  }
  const shown = `“${await page.title()}” at ${page.url()}: ${(await page.locator('h1').allTextContents()).join(' | ')}`
  return [`expected “${String(goal.title)}” at ${goal.path}, shows ${shown}`]
}

const wordsOfMain = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const values = Array.from(main.querySelectorAll('input, textarea'), (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    )
    return [main.textContent, ...values].join('\n')
  })

/** Looks at a page as a member of the tenant sees it: its heading, and no write button for a viewer. */
export const lookAtPage = async ({ crawler, page }: Crawl): Promise<readonly string[]> => {
  const headings = await page.locator('h1').allTextContents()
  const found: string[] = []
  if (headings.length !== 1 || headings[0]?.trim() === '') found.push(`${headings.length} first headings: ${headings.join(' | ')}`)
  if (crawler === 'viewer') {
    const writing = (await page.locator('main').getByRole('button').allTextContents()).filter((word) => WRITING.test(word.trim()))
    if (writing.length > 0) found.push(`lets a reader write: ${writing.join(', ')}`)
  }
  return found
}

const lookAsMember = async (crawl: Crawl, place: FoundPlace, locale: Locale): Promise<readonly string[]> => {
  const title = place.recordTitle(locale)
  const isNamed = title === null || (await wordsOfMain(crawl.page)).includes(title)
  return [...(await lookAtPage(crawl)), ...(isNamed ? [] : [`says nothing of “${title}”`])]
}

/** Navigates to a path as a link does and waits until the page settles. */
export const goTo = async (crawl: Crawl, path: string, goal: Omit<Goal, 'unlike'>): Promise<readonly string[]> => {
  const unlike = await crawl.page.title()
  await follow(crawl.page, path)
  return comeToStand(crawl, { ...goal, unlike })
}

/** The way home: a refused page appears in the last used language, and a page of the same title would be mistaken for the next one. */
const goHome = async (crawl: Crawl, locale: Locale): Promise<readonly string[]> => {
  const path = localizePath(crawl.home, canonicalPrefix(locale))
  return goTo(crawl, path, { title: anyTitle[locale], path })
}

/** Makes sure that the next page has another language and title than the previous one. */
export const prepare = async (crawl: Crawl, locale: Locale, title: string | RegExp): Promise<readonly string[]> => {
  const { title: shown, lang } = await crawl.page.evaluate(() => ({ title: document.title, lang: document.documentElement.lang }))
  return lang !== locale || shown === title ? goHome(crawl, locale) : []
}

/** Opens the page of today of a tenant and returns its problems. */
export const visitToday = async (
  crawl: Crawl,
  { tenant, path }: Pick<TenantPlace, 'tenant' | 'path'>,
  locale: Locale,
): Promise<readonly string[]> => {
  const shown = localizePath(path, canonicalPrefix(locale))
  const isRefused = crawl.crawler === 'outsider'
  const goal = isRefused
    ? { title: refusedTitle[locale], path: localizePath('/auth/not-permission', canonicalPrefix(locale)), refused: path }
    : { title: titleOfToday(tenant, locale), path: shown }
  const late = [...(await prepare(crawl, locale, goal.title)), ...(await goTo(crawl, shown, goal))]
  const findings = await findingsOf(crawl.page, crawl.judged)
  return [...late, ...crawl.troubles.take(), ...findings].map((finding) => `${finding} — first on ${locale} ${path}`)
}

/** Opens one screen and returns its problems. */
export const visit = async (crawl: Crawl, { place, locale }: Visit): Promise<readonly string[]> => {
  const { crawler, page, troubles, finder, judged } = crawl
  const { address, ...found } = await finder.find(place)
  const path = localizePath(address, canonicalPrefix(locale))
  const isRefused = crawler === 'outsider'
  const goal = isRefused
    ? { title: refusedTitle[locale], path: localizePath('/auth/not-permission', canonicalPrefix(locale)), refused: address }
    : { title: await expectedTitle(place, locale), path }
  const late = [...(await prepare(crawl, locale, goal.title)), ...(await goTo(crawl, path, goal))]
  const looked = late.length > 0 || isRefused ? [] : await lookAsMember(crawl, { ...found, address }, locale)
  const findings = await findingsOf(page, judged)
  return [...late, ...looked, ...troubles.take(), ...findings].map((finding) => `${finding} — first on ${locale} ${place.path}`)
}
