import { presetStatesOf, type AnyContentType, type State } from '@captain/content-core'
import type { Density } from './list-preferences.ts'

export const PAGE_SIZES = [25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** Relation of the English text to the Japanese. */
export const TRANSLATION_GAPS = ['missing', 'outdated'] as const
export type TranslationGap = (typeof TRANSLATION_GAPS)[number]

/** Number of previous pages whose cursors the URL keeps; going back further opens the first page. */
const KEPT_PAGES = 20

/** Everything that determines which rows are shown and how; all of it is in the URL. */
export type ListState = {
  readonly q: string
  /** By field, in the form of the URL: values joined by commas, or `from..to` (days for instants). */
  readonly filters: Readonly<Record<string, string>>
  /** Any of these states; empty means all. */
  readonly status: readonly State[]
  readonly translation: TranslationGap | null
  /** `field` or `-field`; null means the declared order. */
  readonly sort: string | null
  readonly trash: boolean
  readonly limit: PageSize
  /** Counted from 1. */
  readonly page: number
  /** Cursors of the pages up to the current one, which is last. */
  readonly after: readonly string[]
  /** Names of the columns in order; null means the user's preference, else as declared. */
  readonly columns: readonly string[] | null
  /** Null means the user's preference. */
  readonly density: Density | null
  /** The opened saved view; `all` is the explicit choice of none. */
  readonly view: string | null
}

/** The page of a list that is shown. */
export type PagePlace = Pick<ListState, 'limit' | 'page' | 'after'>

export const FIRST_PAGE: Pick<PagePlace, 'page' | 'after'> = { page: 1, after: [] }

/** Initial states of a list; the trash shows all. */
export const presetStates = (type: Pick<AnyContentType, 'workflow'>, trash: boolean): readonly State[] =>
  trash ? [] : presetStatesOf(type.workflow)

/** Whether both contain the same states, in any order. */
export const sameStates = (one: readonly State[], other: readonly State[]): boolean =>
  one.length === other.length && one.every((state) => other.includes(state))

export const nextPage = <Place extends PagePlace>(state: Place, cursor: string): Place => ({
  ...state,
  page: state.page + 1,
  after: [...state.after, cursor].slice(-KEPT_PAGES),
})

export const previousPage = <Place extends PagePlace>(state: Place): Place => ({
  ...state,
  ...(state.after.length <= 1 ? FIRST_PAGE : { page: state.page - 1, after: state.after.slice(0, -1) }),
})

/** Whether the list is filtered: an empty one then means "no match", not "nothing yet". */
export const hasFilters = ({ q, status, translation, filters }: ListState): boolean =>
  q !== '' || status.length > 0 || translation !== null || Object.keys(filters).length > 0

/** Returns the same list without filters. */
export const clearFilters = (state: ListState): ListState => ({
  ...state,
  ...FIRST_PAGE,
  q: '',
  filters: {},
  status: [],
  translation: null,
})
