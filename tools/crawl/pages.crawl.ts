import { expectedVisit, type Kind } from '@captain/auth-core/testing/expected-visits'
import type { PageAddress } from '@captain/auth-core'
import { canonicalPrefix, localizePath, LOCALES, type Locale } from '@captain/locale'
import { test } from '@playwright/test'
import { tenants } from '../../apps/server/src/tenants.ts'
import { beginCrawl, goTo, lookAtPage, prepare, type Crawl } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { DARK, judgedOnPages } from './judged.ts'
import { anyTitle, refusedTitle, signInTitle } from './expected-title.ts'
import { pages, sharedPages } from './places.ts'
import { CRAWLERS } from './plan.ts'
import { findingsOf } from './visits.ts'

test.describe.configure({ mode: 'parallel' })

const PEOPLE = [
  ['guest', 'guest'],
  ['admin', 'admin'],
  ['outsider', 'user'],
] as const

// A user who opens it is signed out.
const LAST: PageAddress = '/auth/logout'
const inOrder = [...pages.filter((page) => page !== LAST), LAST]

/** The demo account without memberships is the one with access to AI. */
const isForOutsider = (kind: Kind, page: PageAddress): boolean => kind === 'user' && page.startsWith('/captain/ai')

/** Pages that are shown or refused; redirects are covered by the guards' own tests. */
const pagesFor = (kind: Kind) =>
  inOrder
    .map((page) => ({ page, expected: isForOutsider(kind, page) ? 'page' : expectedVisit(page, kind, false) }))
    .filter(({ expected }) => expected === 'page' || expected === '/auth/not-permission')

type Aim = {
  /** The address without its locale prefix. */
  readonly address: string
  readonly page: PageAddress
  readonly isRefused: boolean
  /** Whether a visitor who is refused may sign in. */
  readonly isGuest: boolean
}

const visitAddress = async (crawl: Crawl, { address, page, isRefused, isGuest }: Aim, locale: Locale): Promise<readonly string[]> => {
  const shown = (path: string) => localizePath(path, canonicalPrefix(locale))
  const goal = {
    title: isRefused ? (isGuest ? signInTitle : refusedTitle)[locale] : anyTitle[locale],
    path: shown(isRefused ? '/auth/not-permission' : address),
    ...(isRefused && { refused: address }),
  }
  const isHome = address === crawl.home
  const ready = await prepare(crawl, locale, isHome ? '' : goal.title)
  const late = isHome ? [] : await goTo(crawl, shown(address), goal)
  const findings = await findingsOf(crawl.page, crawl.judged)
  return [...ready, ...late, ...crawl.troubles.take(), ...findings].map((finding) => `${finding} — first on ${locale} ${page}`)
}

type Expected = { readonly kind: Kind; readonly page: PageAddress; readonly expected: string }

const visitPage = async (crawl: Crawl, { kind, page, expected }: Expected, locale: Locale): Promise<readonly string[]> => {
  const address = page.replace('$slug', await crawl.finder.staffArticle())
  return visitAddress(crawl, { address, page, isRefused: expected === '/auth/not-permission', isGuest: kind === 'guest' }, locale)
}

for (const [crawler, kind] of PEOPLE) {
  test(`every other page, as ${crawler}`, async ({ context }, { project }) => {
    const crawl = await beginCrawl(context, crawler, judgedOnPages(project.name))
    const findings: string[] = []
    for (const { page, expected } of pagesFor(kind)) {
      const languages = page === LAST || project.name === DARK ? LOCALES.slice(0, 1) : LOCALES
      for (const locale of languages) findings.push(...(await visitPage(crawl, { kind, page, expected }, locale)))
    }
    expectSound(findings)
  })
}

for (const crawler of CRAWLERS) {
  test(`every page that all tenants share, as ${crawler}`, async ({ context }, { project }) => {
    const crawl = await beginCrawl(context, crawler, judgedOnPages(project.name))
    const isRefused = crawler === 'outsider'
    const findings: string[] = []
    // The part for the full test run opens it in two tenants, once in each language.
    const opened = project.name === 'screens' ? tenants.slice(0, LOCALES.length) : tenants
    for (const [index, { slug }] of opened.entries()) {
      for (const page of sharedPages) {
        // The page is the same in all tenants but for its files and colour: the languages alternate.
        const locale = LOCALES[index % LOCALES.length] ?? 'ja'
        findings.push(...(await visitAddress(crawl, { address: page.replace('$tenant', slug), page, isRefused, isGuest: false }, locale)))
        if (!isRefused) findings.push(...(await lookAtPage(crawl)).map((finding) => `${finding} — first on ${locale} ${page}`))
      }
    }
    expectSound(findings)
  })
}
