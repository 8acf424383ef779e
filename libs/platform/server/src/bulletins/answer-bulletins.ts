import { badRequest, notFound } from '@captain/http-server'
import { array, looseObject, nullable, number, strictObject, string } from 'valibot'
import { limitOf, localeOf, queryOf, readPlain, wordsOf, type Tx } from '@captain/content-server/kit'
import { holds, nameOf, readBulletin, readBulletins, toldOf, type BulletinRow, type Kept, type Reader } from './read-bulletins.ts'

/** Default page size. */
export const STANDARD_LIMIT = 20

const bulletin = looseObject({ id: string(), readAt: nullable(string()) })
const name = strictObject({ id: string(), slug: nullable(string()), title: string() })

/** The response of a list of bulletins. `count` covers the matches; the other numbers cover all bulletins of the reader. */
export const LIST = strictObject({
  items: array(bulletin),
  next: nullable(string()),
  count: number(),
  unread: number(),
  categories: array(strictObject({ ...name.entries, count: number() })),
})

/** The response of a single bulletin. */
export const ONE = looseObject({ ...bulletin.entries, prev: nullable(name), next: nullable(name) })

/** Returns the rows after the named one, which may no longer be among them. */
const pageFrom = (rows: readonly BulletinRow[], all: readonly BulletinRow[], after: string | undefined): readonly BulletinRow[] => {
  if (after === undefined) return rows
  const place = all.findIndex(({ id }) => id === after)
  if (place < 0) throw badRequest('malformed-parameter', 'after')
  const behind = new Set(all.slice(place + 1))
  return rows.filter((row) => behind.has(row))
}

/** Returns the non-empty categories with their counts, the fullest first; one bulletin represents each. */
const categoriesOf = (rows: readonly BulletinRow[]) => {
  const found = new Map<string, { readonly first: BulletinRow; count: number }>()
  for (const row of rows) {
    if (row.category === null) continue
    const one = found.get(row.category) ?? { first: row, count: 0 }
    one.count += 1
    found.set(row.category, one)
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)
}

const asked = (query: URLSearchParams) => {
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

/** Returns a page of matches with the categories and unread count of all bulletins of the reader. */
export const listBulletins = async (tx: Tx, kept: Kept, reader: Reader, query: URLSearchParams) => {
  const { locale, limit, words, isUnread, category, after } = asked(query)
  const all = await readBulletins(tx, kept, reader)
  const isFound = holds(kept, words)
  const rows = all.filter(
    (row) => (!isUnread || row.read_at === null) && (category === undefined || row.category === category) && isFound(row),
  )
  const behind = pageFrom(rows, all, after)
  const page = behind.slice(0, limit)
  const categories = categoriesOf(all)
  const shown = [...new Set([...page, ...categories.map(({ first }) => first)])]
  const told = new Map((await toldOf(tx, kept, shown, { locale, view: 'list' })).map((one) => [one['id'], one]))
  return {
    items: page.map(({ id }) => told.get(id)),
    next: behind.length > limit ? (page.at(-1)?.id ?? null) : null,
    count: rows.length,
    unread: all.filter((row) => row.read_at === null).length,
    categories: categories.flatMap(({ first, count }) => {
      const reference = told.get(first.id)?.[kept.bulletins.category]
      return typeof reference === 'object' && reference !== null ? [{ ...reference, count }] : []
    }),
  }
}

/** Returns a bulletin with its neighbours in time. Throws 404 for a bulletin that is not for the reader. */
export const tellBulletin = async (tx: Tx, kept: Kept, reader: Reader, key: string, query: URLSearchParams) => {
  const locale = localeOf(readPlain(query, ['locale']))
  const row = await readBulletin(tx, kept, reader, key)
  if (row === null) throw notFound()
  const [told = {}] = await toldOf(tx, kept, [row], { locale, view: 'detail' })
  const all = await readBulletins(tx, kept, reader)
  const place = all.findIndex(({ id }) => id === row.id)
  const named = (at: number) => {
    const found = place < 0 || at < 0 ? undefined : all[at]
    return found === undefined ? null : nameOf(kept, found, locale)
  }
  return { ...told, prev: named(place - 1), next: named(place + 1) }
}
