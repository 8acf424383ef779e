import type { Locale } from '@captain/locale'
import { withoutBidiControls } from '@captain/validation'
import { foldSearch } from '../store/search-grams.ts'

const MAX_NAME_CHARACTERS = 100
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g

/** A file's name as people see it: any text of at most 100 characters, its end kept. */
export const displayName = (name: string): string =>
  [...withoutBidiControls(name).replace(CONTROL, '').trim()].slice(-MAX_NAME_CHARACTERS).join('') || 'file'

/** A name in ASCII that every system takes. */
export const asciiName = (name: string, id: string, extension: string): string => {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem === '' ? id.toLowerCase() : stem}.${extension}`
}

/** The folded text by which the library finds an asset. */
export const searchTextOf = (name: string, alt: Readonly<Record<Locale, string | null>>): string =>
  foldSearch([name, alt.ja, alt.en].filter((text) => text !== null).join(' '))
