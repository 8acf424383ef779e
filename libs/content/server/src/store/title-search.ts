import { foldKana, isPersonalField, kindOf, slugField, asSelect, type AnyContentType, type Values } from '@captain/content-core'
import type { EntryRow } from './entry-row.ts'
import { foldSearch, gramsOfBody, gramsOfWords, wordsOf } from './search-grams.ts'
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

/** Folds width, case and kana. */
const fold = (text: string): string => foldKana(foldSearch(text))

/** Returns the title in both languages and the slug, each on a line with a mark at its beginning. */
const titleBody = (type: AnyContentType, values: Values): string => {
  const { ja, en } = titleSides(values[type.title])
  const slug = slugField(type)
  const texts = [ja, en, slug === null ? null : values[slug]]
  return texts
    .filter((text): text is string => typeof text === 'string')
    .map((text) => `${BEGINNING}${fold(text.trim())}`)
    .join('\n')
}

/** Returns the search entry of a record's title; null for records in the trash and for types outside title search. */
export const titleEntry = (
  tenant: number,
  { type, row }: { readonly type: AnyContentType; readonly row: Pick<EntryRow, 'data' | 'position' | 'deleted_at'> },
) => {
  if (row.deleted_at !== null || !isFoundByTitle(type)) return null
  const body = titleBody(type, row.data)
  return { stage: TITLE_STAGE, position: row.position, body, grams: gramsOfBody(body, scopeOf(tenant)) }
}

/** Returns the words of a query with their grams, twice: for a match anywhere in a name and for a match at its beginning. */
export const titleWords = (tenant: number, query: string) => {
  const words = wordsOf(query).map(foldKana)
  const [first = '', ...rest] = words
  const begun = [`${BEGINNING}${first}`, ...rest]
  const scope = scopeOf(tenant)
  return { words, grams: gramsOfWords(words, scope), begun, begunGrams: gramsOfWords(begun, scope) }
}
