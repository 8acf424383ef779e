import { expectedVisit, type Kind } from '@captain/auth-core/testing/expected-visits'
import type { PageAddress } from '@captain/auth-core'
import { canonicalPrefix, localizePath, LOCALES, type Locale } from '@captain/locale'
import { test } from '@playwright/test'
import { beginCrawl, goTo, prepare, type Crawl } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { DARK, judgedOnPages } from './judged.ts'
import { anyTitle, refusedTitle, signInTitle } from './expected-title.ts'
import { pages } from './places.ts'
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

type Expected = { readonly kind: Kind; readonly page: PageAddress; readonly expected: string }

const visitPage = async (crawl: Crawl, { kind, page, expected }: Expected, locale: Locale): Promise<readonly string[]> => {
  const address = page.replace('$slug', await crawl.finder.staffArticle())
  const shown = (path: string) => localizePath(path, canonicalPrefix(locale))
  const isRefused = expected === '/auth/not-permission'
  const goal = {
    title: isRefused ? (kind === 'guest' ? signInTitle : refusedTitle)[locale] : anyTitle[locale],
    path: shown(isRefused ? expected : address),
    ...(isRefused && { refused: address }),
  }
  const isHome = address === crawl.home
  const ready = await prepare(crawl, locale, isHome ? '' : goal.title)
  const late = isHome ? [] : await goTo(crawl, shown(address), goal)
  const findings = await findingsOf(crawl.page, crawl.judged)
  return [...ready, ...late, ...crawl.troubles.take(), ...findings].map((finding) => `${finding} — first on ${locale} ${page}`)
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
