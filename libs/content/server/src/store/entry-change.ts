import type { AnyContentType } from '@captain/content-core'
import type { AuditAction } from './audit-action.ts'
import type { EntryRow } from './entry-row.ts'

/** A row as it was and as it will be. */
export type Placement = {
  readonly type: AnyContentType
  /** The locked row as it was; null for a new record. */
  readonly before: EntryRow | null
  readonly after: EntryRow
}

/** An edit of a record, as its history keeps it. */
export type EntryChange = Placement & {
  readonly action: AuditAction
  /** Names of the fields whose values changed; a revision is kept when there are any. */
  readonly changedFields: readonly string[]
  readonly note?: string | null
  /** A step puts the working copy before the public. */
  readonly goesPublic?: boolean
}
