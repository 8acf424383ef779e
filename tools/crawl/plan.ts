import { LOCALES, type Locale } from '@captain/locale'
import { titleOfToday } from './expected-title.ts'
import { sharedPages, tenantPlaces, todayPlaces, type TenantPlace } from './places.ts'

/** The demo accounts that crawl; the outsider is signed in without a membership. */
export const CRAWLERS = ['owner', 'editor', 'viewer', 'outsider'] as const
export type Crawler = (typeof CRAWLERS)[number]

/** How much is opened: the part for each change, everything in the light scheme, or what differs in the dark one. */
export type Extent = 'part' | 'whole' | 'dark'

const EXTENTS: Readonly<Record<string, Extent>> = { screens: 'part', crawl: 'whole', 'crawl-dark': 'dark' }

/** Returns what a Playwright project opens. */
export const extentOf = (project: string): Extent => {
  const extent = EXTENTS[project]
  if (extent === undefined) throw new Error(`${project} does not crawl`)
  return extent
}

export type Visit = { readonly place: TenantPlace; readonly locale: Locale }

const localeAt = (turn: number): Locale => LOCALES[turn % LOCALES.length] ?? 'ja'

/** Groups visits by language, because a page in the other language is reached by way of home. */
export const byLocale = <Of extends { readonly locale: Locale }>(visits: readonly Of[]): readonly Of[] =>
  LOCALES.flatMap((locale) => visits.filter((visit) => visit.locale === locale))

const readOneIn = (count: number) => tenantPlaces.filter(({ row, column }) => (row + column) % count === 0)

/** The refusal depends on neither the screen nor the type. */
const firstOfTenants = tenantPlaces.filter(({ tenant }, index) => tenant !== tenantPlaces[index - 1]?.tenant)

const alternating = (places: readonly TenantPlace[]): readonly Visit[] => places.map((place, index) => ({ place, locale: localeAt(index) }))

/**
 * Every screen as owner, editor and viewer: owner and editor share the languages, which alternate for the viewer. Texts do not depend on
 * the role.
 */
const wholePlan = (crawler: Crawler): readonly Visit[] => {
  if (crawler === 'outsider') return firstOfTenants.flatMap((place) => LOCALES.map((locale) => ({ place, locale })))
  const shift = crawler === 'editor' ? 1 : 0
  return tenantPlaces.map((place) => ({ place, locale: localeAt(place.row + place.column + shift) }))
}

/** Every screen as owner, every third as viewer, who sees text instead of fields; text colours are the same in both languages. */
const darkPlan = (crawler: Crawler): readonly Visit[] => {
  const places = crawler === 'owner' ? tenantPlaces : crawler === 'viewer' ? readOneIn(3) : []
  return places.map((place) => ({ place, locale: 'ja' }))
}

const WRITERS = [
  ['owner', 'ja'],
  ['editor', 'en'],
  ['owner', 'en'],
  ['editor', 'ja'],
] as const

const KINDS: Readonly<Partial<Record<TenantPlace['screen'], number>>> = { list: 0, 'preview-by-id': 2, 'preview-by-slug': 2 }

/** Screens of one kind look alike: lists, forms, previews. */
const kindOf = ({ screen }: TenantPlace): number => KINDS[screen] ?? 1

/** If a type has both, the forms of new and existing records alternate: they are one form. Every four types the other one begins. */
const isOpenedInPart = ({ type, screen, row }: TenantPlace): boolean => {
  const hasBoth = type.screens.includes('new') && type.screens.includes('edit')
  return !hasBoth || screen !== ((row + Math.floor(row / WRITERS.length)) % 2 === 0 ? 'new' : 'edit')
}

/**
 * Writers share the screens by a Latin square of roles and languages: each screen is opened once, except for one of a type's two forms. For
 * any four consecutive content types, each of the four opens each kind of screen. Viewers open every sixth screen.
 */
const partPlan = (crawler: Crawler): readonly Visit[] => {
  if (crawler === 'outsider') return alternating(firstOfTenants)
  if (crawler === 'viewer') return alternating(readOneIn(6))
  return tenantPlaces.filter(isOpenedInPart).flatMap((place) => {
    const [writer, locale] = WRITERS[(place.row + kindOf(place)) % WRITERS.length] ?? WRITERS[0]
    return writer === crawler ? [{ place, locale }] : []
  })
}

const PLANS: Readonly<Record<Extent, (crawler: Crawler) => readonly Visit[]>> = { part: partPlan, whole: wholePlan, dark: darkPlan }

/** Returns the screens of the tenants that somebody opens. */
export const planFor = (extent: Extent, crawler: Crawler): readonly Visit[] => byLocale(PLANS[extent](crawler))

/** A page of a tenant that its declaration does not name. */
export type TenantPage = {
  /** The path without its locale prefix. */
  readonly path: string
  readonly locale: Locale
  /** The window title; null if any will do. */
  readonly title: string | null
}

const MEMBERS = CRAWLERS.filter((crawler) => crawler !== 'outsider')

/** In the part, the members take turns with the tenants; else all of them open all, and the languages alternate. */
const isOpenedBy = (extent: Extent, crawler: Crawler, turn: number): boolean =>
  crawler === 'outsider' ? turn === 0 : extent !== 'part' || MEMBERS[turn % MEMBERS.length] === crawler

/** Returns the page of today and the pages that all tenants share, of the tenants where somebody opens them. */
export const tenantPagesFor = (extent: Extent, crawler: Crawler): readonly TenantPage[] => {
  const opened = todayPlaces.flatMap((today, turn) => {
    if (!isOpenedBy(extent, crawler, turn)) return []
    const locale = extent === 'dark' ? 'ja' : localeAt(turn + CRAWLERS.indexOf(crawler))
    const shared = sharedPages.map((page) => ({ path: page.replace('$tenant', today.tenant.slug), locale, title: null }))
    return [{ path: today.path, locale, title: titleOfToday(today.tenant, locale) }, ...shared]
  })
  return byLocale(opened)
}
