import { canonicalPrefix, localizePath, splitLocale, type Locale } from '@captain/locale'
import { textMark } from '../text-mark.ts'

/** What the picture of a page says where it is shared. */
export type SharedCard = {
  readonly locale: Locale
  readonly title: string
  /** Where the page belongs, above its title. */
  readonly above: string | null
  readonly site: string
}

export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Changes with the drawing, so that a picture that was kept somewhere is not shown for it. */
const DRAWING = 1

const HOME = '/index'

/** Address of a page's picture, without origin: it names the page and what the picture says, so it never changes its meaning. */
export const cardAddress = (card: SharedCard, path: string, query: string): string => {
  const mark = textMark(JSON.stringify([DRAWING, card.locale, card.title, card.above, card.site]))
  return `${localizePath(`/share${path === '/' ? HOME : path}-${mark}.png`, canonicalPrefix(card.locale))}${query}`
}

const ADDRESS = /^\/share(\/.+)-[0-9a-f]{8}\.png$/

/** The page whose picture an address names, without origin; null for an address of no picture. */
export const sharedPage = (pathname: string, search: string): string | null => {
  const { locale, path } = splitLocale(pathname)
  const page = ADDRESS.exec(path)?.[1]
  if (page === undefined) return null
  return `${localizePath(page === HOME ? '/' : page, canonicalPrefix(locale))}${search}`
}
