import type { AnyContentType } from '@captain/content-core'
import type { AuditAction } from './audit-action.ts'
import type { EntryRow } from './entry-row.ts'

/** A row before and after a write. */
export type Placement = {
  readonly type: AnyContentType
  /** The locked row before the write; null for a new record. */
  readonly before: EntryRow | null
  readonly after: EntryRow
}

/** An edit of a record for its history. */
export type EntryChange = Placement & {
  readonly action: AuditAction
  /** Names of the fields whose values changed; if there are any, a revision is stored. */
  readonly changedFields: readonly string[]
  readonly note?: string | null
  /** All transitions of the same act, in order, if there are several. */
  readonly sequence?: readonly AuditAction[]
  /** Whether a transition publishes the working copy. */
  readonly goesPublic?: boolean
}
