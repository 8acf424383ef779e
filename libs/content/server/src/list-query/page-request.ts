import type { Fragment } from '../database/sql.ts'
import type { SearchStage, CopyStage } from '../store/derive.ts'
import type { GramOptions, SearchWords } from '../store/search-grams.ts'
import type { Filter } from './filters.ts'

/** The sort of a list: the declared order, an indexed field, or columns of the row, of which the first may be a time. */
export type Order = { readonly isDescending: boolean } & (
  | { readonly by: 'position' }
  | { readonly by: 'field'; readonly field: string }
  | { readonly by: 'column'; readonly columns: readonly Fragment[]; readonly cast: 'text' | 'timestamptz' }
)

export type PageRequest = SearchWords &
  GramOptions & {
    readonly type: string
    readonly stage: CopyStage
    /** Default: the text of `stage`. */
    readonly searchStage?: SearchStage
    /** Columns to read from each row, aliased `e`; null: only its id. */
    readonly select: Fragment | null
    /** A value for the whole page `p`, read with its first row as `included`. */
    readonly included?: Fragment
    /** Conditions on rows, aliased `e`, that belong to the stage; index and search contain only those rows. */
    readonly membership: readonly Fragment[]
    /** Further conditions on a row, aliased `e`. */
    readonly conditions: readonly Fragment[]
    readonly filters: readonly Filter[]
    readonly order: Order
    /** Keys of the last row of the previous page, or its id if a cursor must not expose them. */
    readonly after: readonly unknown[] | string | null
    readonly limit: number
  }

/** Returns the number of keys of a cursor. */
export const keyCount = (order: Order): number => (order.by === 'field' ? 3 : order.by === 'column' ? order.columns.length + 1 : 2)
