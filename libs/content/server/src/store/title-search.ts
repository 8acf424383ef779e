import { isPersonalField, kindOf, slugField, asSelect, type AnyContentType } from '@captain/content-core'
import type { EntryRow } from './entry-row.ts'
import { foldSearch, gramsOfWords, wordsOf } from './search-grams.ts'
import { titleSides } from './title.ts'

/** The stage of titles: shared by all types of a tenant, so that one search finds them all. */
export const TITLE_STAGE = 5

/** Prefix of each title and slug, which distinguishes a match at the beginning from a match inside. */
const BEGINNING = '\u0001'

/** Whether title search covers the type: its title is text and no personal data. */
export const isFoundByTitle = (type: AnyContentType): boolean => {
  const field = type.fields[type.title]
  return field !== undefined && kindOf(field).searchText !== undefined && asSelect(field) === null && !isPersonalField(type, type.title)
}

const scopeOf = (tenant: number) => ({ tenant, type: '', stage: TITLE_STAGE }) as const

type Titled = { readonly type: AnyContentType; readonly row: Pick<EntryRow, 'data' | 'deleted_at'> }

/**
 * Returns the search text of a record's title: both languages and the slug, each on a line with a mark at its beginning. Null for records
 * in the trash and for types outside title search.
 */
export const titleBody = ({ type, row }: Titled): string | null => {
  if (row.deleted_at !== null || !isFoundByTitle(type)) return null
  const { ja, en } = titleSides(row.data[type.title])
  const slug = slugField(type)
  const texts = [ja, en, slug === null ? null : row.data[slug]]
  return texts
    .filter((text): text is string => typeof text === 'string')
    .map((text) => `${BEGINNING}${foldSearch(text.trim())}`)
    .join('\n')
}

/** Returns the words of a query with their grams, twice: for a match anywhere in a name and for a match at its beginning. */
export const titleWords = (tenant: number, query: string) => {
  const words = wordsOf(query)
  const [first = '', ...rest] = words
  const begun = [`${BEGINNING}${first}`, ...rest]
  const scope = scopeOf(tenant)
  return { words, grams: gramsOfWords(words, scope), begun, begunGrams: gramsOfWords(begun, scope) }
}
