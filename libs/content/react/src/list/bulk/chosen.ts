import type { AnyRecord, BulkChoice } from '@captain/content-core'

/** Which records, and those of them that are known by name. */
export type Chosen = { readonly choice: BulkChoice; readonly known: readonly AnyRecord[] }
