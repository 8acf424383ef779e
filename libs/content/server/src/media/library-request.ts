import { isFileType, MEDIA_SORTS, mimeTypesOf, type FileType, type MediaSort } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { decodeCursor } from '../list-query/cursor.ts'
import { limitOf, queryOf, readPlain } from '../list-query/parameters.ts'
import { isId } from '../store/ids.ts'
import { searchWordsOf, type SearchWords } from '../store/search-grams.ts'

const STANDARD_LIMIT = 40

/** Which assets of a library are wanted. */
export type LibraryFilter = SearchWords & {
  readonly mimeTypes: readonly string[] | null
  /** Null for used and unused ones. */
  readonly isUsed: boolean | null
  /** The id of a tag, `none` for assets without any; null for all. */
  readonly tag: string | null
}

export type LibraryRequest = LibraryFilter & {
  readonly sort: MediaSort
  readonly limit: number
  /** Whether all matching assets are counted, not only the first 1000. */
  readonly countsAll: boolean
  /** The sort key of the last asset of the previous page, null if it is the id, and the id. */
  readonly after: { readonly key: string | null; readonly id: string } | null
}

/** The parameters that select assets. */
const FILTERS = ['q', 'accept', 'unused', 'used', 'tag', 'locale'] as const

const NO_TAG = 'none'

/** Parses a comma-separated list of file types; null if missing. Throws 400. */
export const acceptOf = (text: string | undefined): readonly FileType[] | null => {
  if (text === undefined) return null
  const types = text.split(',')
  if (types.length === 0 || !types.every(isFileType)) throw badRequest('malformed-parameter', 'accept')
  return types
}

type Plain = ReadonlyMap<string, string>

const flagOf = (plain: Plain, name: 'used' | 'unused'): boolean => {
  const text = plain.get(name) ?? 'false'
  if (text !== 'true' && text !== 'false') throw badRequest('malformed-parameter', name)
  return text === 'true'
}

const tagOf = (plain: Plain): string | null => {
  const tag = plain.get('tag') ?? null
  if (tag !== null && tag !== NO_TAG && !isId(tag)) throw badRequest('malformed-parameter', 'tag')
  return tag
}

const filterOf = (plain: Plain): LibraryFilter => {
  const [isUsed, isUnused] = [flagOf(plain, 'used'), flagOf(plain, 'unused')]
  if (isUsed && isUnused) throw badRequest('malformed-parameter', 'used')
  const accept = acceptOf(plain.get('accept'))
  return {
    ...searchWordsOf(queryOf(plain)),
    mimeTypes: accept === null ? null : mimeTypesOf(accept),
    isUsed: isUsed || isUnused ? isUsed : null,
    tag: tagOf(plain),
  }
}

const isSort = (text: string): text is MediaSort => MEDIA_SORTS.some((sort) => sort === text)

const sortOf = (plain: Plain): MediaSort => {
  const sort = plain.get('sort') ?? '-createdAt'
  if (!isSort(sort)) throw badRequest('malformed-parameter', 'sort')
  return sort
}

/** Returns the sort of a cursor and the number of its keys: an id contains the time, so that it is the only key of that order. */
export const cursorSortOf = (sort: MediaSort): readonly [name: string, keys: number] =>
  sort === '-createdAt' ? ['media', 1] : sort === 'createdAt' ? [`media${sort}`, 1] : [`media${sort}`, 2]

const afterOf = (plain: Plain, sort: MediaSort): LibraryRequest['after'] => {
  const text = plain.get('after')
  if (text === undefined) return null
  const [name, count] = cursorSortOf(sort)
  const keys = decodeCursor(text, name, count)
  const [key, id] = count === 1 ? [null, keys[0] ?? ''] : [keys[0] ?? '', keys[1] ?? '']
  if (sort.endsWith('size') && !/^\d{1,10}$/.test(key ?? '')) throw badRequest('malformed-parameter', 'after')
  return { key, id }
}

const countsAllOf = (plain: Plain): boolean => {
  const count = plain.get('count')
  if (count !== undefined && count !== 'exact') throw badRequest('malformed-parameter', 'count')
  return count === 'exact'
}

/** Parses the query of the media library. Throws 400 with the parameter's name. */
export const parseLibraryRequest = (parameters: URLSearchParams): LibraryRequest => {
  const plain = readPlain(parameters, [...FILTERS, 'sort', 'limit', 'after', 'count'])
  const sort = sortOf(plain)
  return { ...filterOf(plain), sort, limit: limitOf(plain, STANDARD_LIMIT), countsAll: countsAllOf(plain), after: afterOf(plain, sort) }
}

/** Parses the part of such a query that selects assets, for an action on all of them. Throws 400 with the parameter's name. */
export const parseLibraryFilter = (parameters: URLSearchParams): LibraryFilter => filterOf(readPlain(parameters, FILTERS))
