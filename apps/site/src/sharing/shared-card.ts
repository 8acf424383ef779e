import { canonicalPrefix, localizePath, splitLocale, type Locale } from '@captain/locale'
import { textMark } from '../text-mark.ts'

/** The texts of a page's sharing image. */
export type SharedCard = {
  readonly locale: Locale
  readonly title: string
  /** Section of the page, above its title. */
  readonly above: string | null
  readonly site: string
}

export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Version of the drawing. A new one invalidates cached images. */
const DRAWING = 1

const HOME = '/index'

/** Returns the path of a page's sharing image. It names the page and a hash of the texts, so its content never changes. */
export const cardAddress = (card: SharedCard, path: string, query: string): string => {
  const mark = textMark(JSON.stringify([DRAWING, card.locale, card.title, card.above, card.site]))
  return `${localizePath(`/share${path === '/' ? HOME : path}-${mark}.png`, canonicalPrefix(card.locale))}${query}`
}

const ADDRESS = /^\/share(\/.+)-[0-9a-f]{8}\.png$/

/** Returns the page of a sharing image's path; null for any other path. */
export const sharedPage = (pathname: string, search: string): string | null => {
  const { locale, path } = splitLocale(pathname)
  const page = ADDRESS.exec(path)?.[1]
  if (page === undefined) return null
  return `${localizePath(page === HOME ? '/' : page, canonicalPrefix(locale))}${search}`
}
