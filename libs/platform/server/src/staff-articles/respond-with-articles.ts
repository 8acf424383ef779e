import { badRequest, notFound } from '@captain/http-server'
import { array, looseObject, nullable, number, strictObject, string } from 'valibot'
import { limitOf, localeOf, queryOf, readPlain, wordsOf, type Tx } from '@captain/content-server/kit'
import { isObject } from '@captain/validation'
import {
  matchesWords,
  nameOf,
  readStaffArticle,
  readStaffArticles,
  toArticleResponse,
  type StaffArticleRow,
  type StaffArticleRecords,
  type Reader,
} from './read-staff-articles.ts'

/** Default page size. */
export const STANDARD_LIMIT = 20

const bulletin = looseObject({ id: string(), readAt: nullable(string()) })
const name = strictObject({ id: string(), slug: nullable(string()), title: string() })

/** The response of a list of staff articles. `count` covers the matches; the other numbers cover all staff articles of the reader. */
export const articleListSchema = strictObject({
  items: array(bulletin),
  next: nullable(string()),
  count: number(),
  unread: number(),
  categories: array(strictObject({ ...name.entries, count: number() })),
})

/** The response of a single staff article. */
export const articleSchema = looseObject({ ...bulletin.entries, prev: nullable(name), next: nullable(name) })

/** Returns the rows after the named one, which may no longer be among them. */
const pageFrom = (
  rows: readonly StaffArticleRow[],
  all: readonly StaffArticleRow[],
  after: string | undefined,
): readonly StaffArticleRow[] => {
  if (after === undefined) return rows
  const place = all.findIndex(({ id }) => id === after)
  if (place < 0) throw badRequest('malformed-parameter', 'after')
  const behind = new Set(all.slice(place + 1))
  return rows.filter((row) => behind.has(row))
}

/** Returns the non-empty categories with their counts, the fullest first; one article represents each. */
const categoriesOf = (rows: readonly StaffArticleRow[]) => {
  const found = new Map<string, { readonly first: StaffArticleRow; count: number }>()
  for (const row of rows) {
    if (row.category === null) continue
    const one = found.get(row.category) ?? { first: row, count: 0 }
    one.count += 1
    found.set(row.category, one)
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)
}

const readListQuery = (query: URLSearchParams) => {
  const plain = readPlain(query, ['locale', 'q', 'category', 'unread', 'after', 'limit'])
  const unread = plain.get('unread') ?? 'false'
  if (unread !== 'true' && unread !== 'false') throw badRequest('malformed-parameter', 'unread')
  return {
    locale: localeOf(plain),
    limit: limitOf(plain, STANDARD_LIMIT),
    words: wordsOf(queryOf(plain)),
    isUnread: unread === 'true',
    category: plain.get('category'),
    after: plain.get('after'),
  }
}

/** Returns a page of matches with the categories and unread count of all staff articles of the reader. */
export const listStaffArticles = async (tx: Tx, records: StaffArticleRecords, reader: Reader, query: URLSearchParams) => {
  const { locale, limit, words, isUnread, category, after } = readListQuery(query)
  const all = await readStaffArticles(tx, records, reader)
  const isFound = matchesWords(records, words)
  const rows = all.filter(
    (row) => (!isUnread || row.read_at === null) && (category === undefined || row.category === category) && isFound(row),
  )
  const behind = pageFrom(rows, all, after)
  const page = behind.slice(0, limit)
  const categories = categoriesOf(all)
  const shown = [...new Set([...page, ...categories.map(({ first }) => first)])]
  const responseById = new Map((await toArticleResponse(tx, records, shown, { locale, view: 'list' })).map((one) => [one['id'], one]))
  return {
    items: page.map(({ id }) => responseById.get(id)),
    next: behind.length > limit ? (page.at(-1)?.id ?? null) : null,
    count: rows.length,
    unread: all.filter((row) => row.read_at === null).length,
    categories: categories.flatMap(({ first, count }) => {
      const reference = responseById.get(first.id)?.[records.staffArticles.category]
      return isObject(reference) ? [{ ...reference, count }] : []
    }),
  }
}

/** Returns a staff article with its neighbours in time. Throws 404 for a staff article that is not for the reader. */
export const getStaffArticle = async (tx: Tx, records: StaffArticleRecords, reader: Reader, key: string, query: URLSearchParams) => {
  const locale = localeOf(readPlain(query, ['locale']))
  const row = await readStaffArticle(tx, records, reader, key)
  if (row === null) throw notFound()
  const [article = {}] = await toArticleResponse(tx, records, [row], { locale, view: 'detail' })
  const all = await readStaffArticles(tx, records, reader)
  const place = all.findIndex(({ id }) => id === row.id)
  const named = (at: number) => {
    const found = place < 0 || at < 0 ? undefined : all[at]
    return found === undefined ? null : nameOf(records, found, locale)
  }
  return { ...article, prev: named(place - 1), next: named(place + 1) }
}
