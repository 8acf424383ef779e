import type { AnyRecord, Included } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { ListColumns } from '../list-columns.ts'
import type { RowAction } from '../row-action.ts'

/** Callbacks of rows. Stable between renders, so that only rows whose record changed render again. */
export type RowHandlers = {
  readonly select: (record: AnyRecord, range: boolean) => void
  readonly setSwitch: (record: AnyRecord, field: string, value: boolean) => void
  /** Opens the row's menu at the pressed button; null if there are no actions. */
  readonly openMenu: ((record: AnyRecord, button: HTMLElement) => void) | null
  /** The tenant's own actions that the row shows. */
  readonly visibleActions: readonly RowAction[]
  readonly edit: ((record: AnyRecord) => void) | null
  readonly preview: ((record: AnyRecord) => void) | null
  /** Moves a record to the position of another one of its group. */
  readonly move: (id: string, target: string) => void
  readonly restore: (record: AnyRecord) => void
}

export type RowProps = {
  readonly record: AnyRecord
  readonly columns: ListColumns
  readonly included: Included
  readonly locale: Locale
  readonly selected: boolean
  /** Whether the role may write and therefore select rows. */
  readonly selectable: boolean
  readonly menuOpen: boolean
  readonly inTrash: boolean
  readonly handlers: RowHandlers
}
