import type { Locale } from '@captain/locale'
import { tenantPlaces, type TenantPlace } from './places.ts'

/** The demo accounts that crawl; the outsider is signed in and a member of no tenant. */
export const CRAWLERS = ['owner', 'editor', 'viewer', 'outsider'] as const
export type Crawler = (typeof CRAWLERS)[number]

export type Visit = { readonly place: TenantPlace; readonly locale: Locale }

/** The whole crawl: every screen, as everybody, in both languages. */
export const wholePlan = (): readonly Visit[] =>
  (['ja', 'en'] as const).flatMap((locale) => tenantPlaces.map((place) => ({ place, locale })))

/** How many screens a reader leaves out for each that is read, where not all are. */
const READ_EVERY = 3

const readScreens = () => tenantPlaces.filter(({ row, column }) => (row + column) % READ_EVERY === 0)

/** The crawl in the dark scheme: every screen as owner, every third as viewer, who sees text instead of fields; the colours of words are those of both languages. */
export const darkPlan = (crawler: Crawler): readonly Visit[] => {
  const places = crawler === 'owner' ? tenantPlaces : crawler === 'viewer' ? readScreens() : []
  return places.map((place) => ({ place, locale: 'ja' }))
}

const WRITERS = [
  ['owner', 'ja'],
  ['editor', 'en'],
  ['owner', 'en'],
  ['editor', 'ja'],
] as const

/**
 * The part that runs with all tests. Those who write share the screens between them by a Latin square of roles and languages: each
 * screen is opened once, and of any four content types in a row each kind of screen by each of the four. Readers open every third
 * screen, outsiders the first one of each tenant, both in the languages by turns.
 */
export const partPlan = (crawler: Crawler): readonly Visit[] => {
  if (crawler === 'outsider') {
    const firsts = tenantPlaces.filter(({ tenant }, index) => tenant !== tenantPlaces[index - 1]?.tenant)
    return firsts.map((place, index) => ({ place, locale: index % 2 === 0 ? 'ja' : 'en' }))
  }
  if (crawler === 'viewer') {
    return readScreens().map((place, index) => ({ place, locale: index % 2 === 0 ? 'ja' : 'en' }))
  }
  return tenantPlaces.flatMap((place) => {
    const [writer, locale] = WRITERS[(place.row + place.column) % WRITERS.length] ?? WRITERS[0]
    return writer === crawler ? [{ place, locale }] : []
  })
}
