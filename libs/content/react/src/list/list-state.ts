import type { AnyContentType, State } from '@captain/content-core'
import { workflowListOf } from '../workflows/workflow-lists.ts'
import type { Density } from './list-preferences.ts'

export const PAGE_SIZES = [25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** How the English side may stand to the Japanese one. */
export const TRANSLATION_GAPS = ['missing', 'outdated'] as const
export type TranslationGap = (typeof TRANSLATION_GAPS)[number]

/** Cursors of the pages behind the shown one that the address keeps; further back goes to the first page. */
const KEPT_PAGES = 20

/** Everything that decides which rows are shown and how; all of it lives in the address. */
export type ListState = {
  readonly q: string
  /** By field, in the address's own form: values joined by commas, or `from..to` (days for instants). */
  readonly filters: Readonly<Record<string, string>>
  /** Any of these states; none is all of them. */
  readonly status: readonly State[]
  readonly translation: TranslationGap | null
  /** `field` or `-field`; null is the declared order. */
  readonly sort: string | null
  readonly trash: boolean
  readonly limit: PageSize
  /** Counted from 1. */
  readonly page: number
  /** Cursors of the pages up to the shown one, the last being its own. */
  readonly after: readonly string[]
  /** Names of the columns in their order; null is as remembered, else as declared. */
  readonly columns: readonly string[] | null
  /** Null is as remembered. */
  readonly density: Density | null
  /** The saved view that was opened; `all` is none, chosen on purpose. */
  readonly view: string | null
}

/** Which page of a list is shown. */
export type PagePlace = Pick<ListState, 'limit' | 'page' | 'after'>

export const FIRST_PAGE: Pick<PagePlace, 'page' | 'after'> = { page: 1, after: [] }

/** States that a list starts with; the trash shows all. */
export const presetStates = (type: Pick<AnyContentType, 'workflow'>, trash: boolean): readonly State[] =>
  trash ? [] : (workflowListOf(type).presetStates ?? [])

/** Whether both hold the same states, in whatever order. */
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

/** Whether anything narrows the list: an empty one then means "no match", not "nothing yet". */
export const isNarrowed = ({ q, status, translation, filters }: ListState): boolean =>
  q !== '' || status.length > 0 || translation !== null || Object.keys(filters).length > 0

/** The same list with nothing narrowing it. */
export const cleared = (state: ListState): ListState => ({ ...state, ...FIRST_PAGE, q: '', filters: {}, status: [], translation: null })
