import { FILE_GROUPS, MEDIA_SORTS, type FileGroup, type MediaSort } from '@captain/content-core'
import { keysOf } from '@captain/validation'
import type { Search } from '../../../navigation.tsx'
import { ALL_MEDIA, type MediaFilter } from '../library-queries.ts'
import { NO_TAG } from '../tag-filter.tsx'

/** The page of the media library, as its URL describes it. */
export type MediaState = {
  readonly q: string
  readonly group: FileGroup | null
  readonly tag: string | null
  readonly isUsed: boolean | null
  readonly sort: MediaSort
  readonly view: 'grid' | 'table'
  /** The id of the opened file. */
  readonly file: string | null
}

const ID = /^[0-9A-Za-z_-]{1,40}$/
const MAX_QUERY = 100

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const idOf = (value: unknown): string | null => (ID.test(textOf(value)) ? textOf(value) : null)

/** Reads the URL; invalid parts are ignored. */
export const readMediaState = (search: Readonly<Record<string, unknown>>): MediaState => ({
  q: [...textOf(search['q'])].slice(0, MAX_QUERY).join(''),
  group: keysOf(FILE_GROUPS).find((group) => group === search['kind']) ?? null,
  tag: search['tag'] === NO_TAG ? NO_TAG : idOf(search['tag']),
  isUsed: search['use'] === 'used' ? true : search['use'] === 'unused' ? false : null,
  sort: MEDIA_SORTS.find((sort) => sort === search['sort']) ?? ALL_MEDIA.sort,
  view: search['view'] === 'table' ? 'table' : 'grid',
  file: idOf(search['file']),
})

/** Returns the URL parameters of a state, without defaults. */
export const writeMediaState = ({ q, group, tag, isUsed, sort, view, file }: MediaState): Search => ({
  ...(q !== '' && { q }),
  ...(group !== null && { kind: group }),
  ...(tag !== null && { tag }),
  ...(isUsed !== null && { use: isUsed ? 'used' : 'unused' }),
  ...(sort !== ALL_MEDIA.sort && { sort }),
  ...(view === 'table' && { view }),
  ...(file !== null && { file }),
})

export const hasMediaFilters = ({ q, group, tag, isUsed }: MediaState): boolean =>
  q !== '' || group !== null || tag !== null || isUsed !== null

export const NO_FILTERS = { q: '', group: null, tag: null, isUsed: null } as const satisfies Partial<MediaState>

/** Returns which assets the library reads for a state. */
export const mediaFilterOf = ({ q, group, tag, isUsed, sort }: MediaState): MediaFilter => ({
  words: q,
  accept: group === null ? null : FILE_GROUPS[group],
  tag,
  isUsed,
  sort,
})
