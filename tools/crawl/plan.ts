import type { Locale } from '@captain/locale'
import { tenantPlaces, type TenantPlace } from './places.ts'

/** The demo accounts that crawl; the outsider is signed in without a membership. */
export const CRAWLERS = ['owner', 'editor', 'viewer', 'outsider'] as const
export type Crawler = (typeof CRAWLERS)[number]

export type Visit = { readonly place: TenantPlace; readonly locale: Locale }

/** The full crawl: every screen in every role and both languages. */
export const fullPlan = (): readonly Visit[] =>
  (['ja', 'en'] as const).flatMap((locale) => tenantPlaces.map((place) => ({ place, locale })))

/** A viewer opens one of this many screens unless all are crawled. */
const readOneIn = (count: number) => tenantPlaces.filter(({ row, column }) => (row + column) % count === 0)

/**
 * The crawl in the dark scheme: every screen as owner, every third as viewer, who sees text instead of fields; text colours are the same in
 * both languages.
 */
export const darkPlan = (crawler: Crawler): readonly Visit[] => {
  const places = crawler === 'owner' ? tenantPlaces : crawler === 'viewer' ? readOneIn(3) : []
  return places.map((place) => ({ place, locale: 'ja' }))
}

const WRITERS = [
  ['owner', 'ja'],
  ['editor', 'en'],
  ['owner', 'en'],
  ['editor', 'ja'],
] as const

/** If a type has both, the forms of new and existing records alternate: they are one form. */
const isOpenedInPart = ({ type, screen, row }: TenantPlace): boolean => {
  const hasBoth = type.screens.includes('new') && type.screens.includes('edit')
  return !hasBoth || screen !== (row % 2 === 0 ? 'new' : 'edit')
}

/**
 * The part for the full test run. Writers share the screens by a Latin square of roles and languages: each screen is opened once, except
 * for one of a type's two forms. For any four consecutive content types, each of the four opens each kind of screen. Readers open every
 * sixth screen, outsiders the first one of each tenant, both with alternating languages.
 */
export const samplePlan = (crawler: Crawler): readonly Visit[] => {
  if (crawler === 'outsider') {
    const firsts = tenantPlaces.filter(({ tenant }, index) => tenant !== tenantPlaces[index - 1]?.tenant)
    return firsts.map((place, index) => ({ place, locale: index % 2 === 0 ? 'ja' : 'en' }))
  }
  if (crawler === 'viewer') {
    return readOneIn(6).map((place, index) => ({ place, locale: index % 2 === 0 ? 'ja' : 'en' }))
  }
  return tenantPlaces.filter(isOpenedInPart).flatMap((place) => {
    const [writer, locale] = WRITERS[(place.row + place.column) % WRITERS.length] ?? WRITERS[0]
    return writer === crawler ? [{ place, locale }] : []
  })
}
