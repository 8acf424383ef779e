import type { Locale } from '@captain/locale'
import { withoutBidiControls } from '@captain/validation'
import { foldSearch } from '../store/search-grams.ts'

const MAX_NAME_CHARACTERS = 100
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g

/** Returns the display name of a file: any text of at most 100 characters, with its extension. */
export const displayName = (name: string): string =>
  [...withoutBidiControls(name).replace(CONTROL, '').trim()].slice(-MAX_NAME_CHARACTERS).join('') || 'file'

/** Returns an ASCII name that every system accepts. */
export const asciiName = (name: string, id: string, extension: string): string => {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem === '' ? id.toLowerCase() : stem}.${extension}`
}

/** Returns the folded text for searches in the media library. */
export const searchTextOf = (name: string, alt: Readonly<Record<Locale, string | null>>): string =>
  foldSearch([name, alt.ja, alt.en].filter((text) => text !== null).join(' '))
