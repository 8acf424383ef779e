import type { AnyRecord, BulkSelection } from '@captain/content-core'

/** A selection, and those of its records that are loaded. */
export type Chosen = { readonly choice: BulkSelection; readonly known: readonly AnyRecord[] }
