import type { BrowserContext, Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { adopt, openSession, shared } from '../../apps/captain/e2e/signing-in.ts'
import { createFinder, type Finder, type FoundPlace } from './find-records.ts'
import { anyTitle, expectedTitle, refusedTitle } from './expected-title.ts'
import type { Crawler, TenantPage, Visit } from './plan.ts'
import { becomesReady, findingsOf, follow, listenTo, type Goal, type PageProblems } from './visits.ts'

/** Time limit in ms for a page to settle: a limit for a busy machine, not a delay. */
const PATIENCE = 180_000
/** Pause in ms between two looks at a page. */
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
  /** The findings of axe that count; null if axe is not asked. */
  readonly judged: RunOptions | null
}

/** One page with the session of a crawler, opened at the crawler's home; all later navigation is client-side. */
export const beginCrawl = async (context: BrowserContext, crawler: keyof typeof EMAIL, judged: RunOptions | null): Promise<Crawl> => {
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
  while (performance.now() < until && (await becomesReady(page, goal, until - performance.now()))) {
    // Twice in succession: between two requests a page is briefly idle.
    looks = troubles.isQuiet() ? looks + 1 : 0
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
const lookAtPage = async ({ crawler, page }: Crawl): Promise<readonly string[]> => {
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
const goTo = async (crawl: Crawl, path: string, goal: Omit<Goal, 'unlike'>): Promise<readonly string[]> => {
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
const prepare = async (crawl: Crawl, locale: Locale, title: string | RegExp): Promise<readonly string[]> => {
  const { title: shown, lang } = await crawl.page.evaluate(() => ({ title: document.title, lang: document.documentElement.lang }))
  return lang !== locale || shown === title ? goHome(crawl, locale) : []
}

/** Where a visit ends: at the page, or at the page that refuses it. */
export const goalOf = (path: string, locale: Locale, title: string | RegExp, refusal?: string): Omit<Goal, 'unlike'> => {
  const shown = (address: string) => localizePath(address, canonicalPrefix(locale))
  return refusal === undefined ? { title, path: shown(path) } : { title: refusal, path: shown('/auth/not-permission'), refused: path }
}

/** Opens a page by way of home where needed. Returns why it did not settle. */
export const open = async (crawl: Crawl, path: string, locale: Locale, goal: Omit<Goal, 'unlike'>): Promise<readonly string[]> => {
  if (path === crawl.home) return new URL(crawl.page.url()).pathname === goal.path ? [] : goHome(crawl, locale)
  return [...(await prepare(crawl, locale, goal.title)), ...(await goTo(crawl, localizePath(path, canonicalPrefix(locale)), goal))]
}

/** Returns what the open page and axe report, after what was found before. */
export const problemsOf = async (
  { page, troubles, judged }: Crawl,
  found: readonly string[],
  where: string,
): Promise<readonly string[]> => {
  const findings = judged === null ? [] : await findingsOf(page, judged)
  return [...found, ...troubles.take(), ...findings].map((finding) => `${finding} — first on ${where}`)
}

/** Returns the title of the refusal if somebody may not see the pages of the tenants. */
const refusalOf = (crawler: Crawl['crawler'], locale: Locale): string | undefined =>
  crawler === 'outsider' ? refusedTitle[locale] : undefined

/** Opens a page of a tenant that its declaration does not name, and returns its problems. */
export const visitTenantPage = async (crawl: Crawl, { path, locale, title }: TenantPage): Promise<readonly string[]> => {
  const refusal = refusalOf(crawl.crawler, locale)
  const late = await open(crawl, path, locale, goalOf(path, locale, title ?? anyTitle[locale], refusal))
  const looked = refusal === undefined ? await lookAtPage(crawl) : []
  return problemsOf(crawl, [...late, ...looked], `${locale} ${path}`)
}

/** Opens one screen and returns its problems. */
export const visit = async (crawl: Crawl, { place, locale }: Visit): Promise<readonly string[]> => {
  const { address, ...found } = await crawl.finder.find(place)
  const refusal = refusalOf(crawl.crawler, locale)
  const late = await open(crawl, address, locale, goalOf(address, locale, await expectedTitle(place, locale), refusal))
  const looked = late.length > 0 || refusal !== undefined ? [] : await lookAsMember(crawl, { ...found, address }, locale)
  return problemsOf(crawl, [...late, ...looked], `${locale} ${place.path}`)
}
