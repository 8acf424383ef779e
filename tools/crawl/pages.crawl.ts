import { expectedVisit, type Kind } from '@captain/auth-core/testing/expected-visits'
import type { PageAddress } from '@captain/auth-core'
import { LOCALES, type Locale } from '@captain/locale'
import { test } from '@playwright/test'
import { beginCrawl, goalOf, open, problemsOf, type Crawl } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { JUDGED } from './judged.ts'
import { anyTitle, refusedTitle, signInTitle } from './expected-title.ts'
import { pages } from './places.ts'
import { byLocale, extentOf, type Extent } from './plan.ts'

test.describe.configure({ mode: 'parallel' })

const PEOPLE = [
  ['guest', 'guest'],
  ['admin', 'admin'],
  ['outsider', 'user'],
] as const

// A user who opens it is signed out.
const LAST: PageAddress = '/auth/logout'

/** The demo account without memberships is the one with access to AI. */
const isForOutsider = (kind: Kind, page: PageAddress): boolean => kind === 'user' && page.startsWith('/captain/ai')

const isShown = (kind: Kind, page: PageAddress): boolean => isForOutsider(kind, page) || expectedVisit(page, kind, false) === 'page'

type PageVisit = { readonly page: PageAddress; readonly locale: Locale; readonly isRefused: boolean }

const areaOf = (page: PageAddress): string | undefined => page.split('/')[1]

/** Pages that are shown or refused; redirects are covered by the guards' own tests. */
const visitsOf = (kind: Kind, extent: Extent): readonly PageVisit[] => {
  const isPart = extent === 'part'
  const shown = pages.filter((page) => isShown(kind, page))
  const refused = pages.filter((page) => !shown.includes(page) && expectedVisit(page, kind, false) === '/auth/not-permission')
  // One refusal is like another: the part has the first one of each area.
  const refusals = isPart
    ? refused.filter((page, index) => refused.findIndex((other) => areaOf(other) === areaOf(page)) === index)
    : refused
  const visits = [...shown.map((page) => ({ page, isRefused: false })), ...refusals.map((page) => ({ page, isRefused: true }))].flatMap(
    (visit, index) => {
      const locales = extent === 'whole' ? LOCALES : LOCALES.slice(isPart ? index % LOCALES.length : 0).slice(0, 1)
      return locales.map((locale) => ({ ...visit, locale }))
    },
  )
  const isLast = ({ page }: PageVisit) => page === LAST
  return [...byLocale(visits.filter((visit) => !isLast(visit))), ...visits.filter(isLast).slice(0, 1)]
}

const visitPage = async (crawl: Crawl, { page, locale, isRefused }: PageVisit): Promise<readonly string[]> => {
  const address = page.replace('$slug', await crawl.finder.staffArticle())
  const refusal = isRefused ? (crawl.crawler === 'guest' ? signInTitle : refusedTitle)[locale] : undefined
  const late = await open(crawl, address, locale, goalOf(address, locale, anyTitle[locale], refusal))
  return problemsOf(crawl, late, `${locale} ${page}`)
}

for (const [crawler, kind] of PEOPLE) {
  test(`every other page, as ${crawler}`, async ({ context }, { project }) => {
    const extent = extentOf(project.name)
    const crawl = await beginCrawl(context, crawler, JUDGED[extent])
    const findings: string[] = []
    for (const each of visitsOf(kind, extent)) findings.push(...(await visitPage(crawl, each)))
    expectSound(findings)
  })
}
