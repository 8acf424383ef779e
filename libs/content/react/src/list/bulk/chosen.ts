import type { AnyRecord, BulkChoice } from '@captain/content-core'

/** A selection, and those of its records that are loaded. */
export type Chosen = { readonly choice: BulkChoice; readonly known: readonly AnyRecord[] }
