import type { AnyRecord, ListResponse } from '@captain/content-core'
import { useContent } from '../content-context.tsx'
import type { ListColumns } from './list-columns.ts'
import type { Density } from './list-preferences.ts'
import type { ListState } from './list-state.ts'
import type { RowHandlers, RowProps } from './table/row-handlers.ts'
import type { Selection } from './use-selection.ts'

export type ListRowsProps = {
  readonly answer: ListResponse
  readonly state: ListState
  readonly columns: ListColumns
  readonly density: Density
  readonly selection: Selection
  readonly selectable: boolean
  readonly orderable: boolean
  /** The record whose menu is open. */
  readonly menuId: string | null
  /** Whether the rows are still those of the previous page request. */
  readonly isWaiting: boolean
  readonly handlers: RowHandlers
}

/** Returns the props of one row, for wide screens and phones. */
export const useRowProps = ({ answer, state, columns, selection, selectable, menuId, handlers }: ListRowsProps) => {
  const { locale } = useContent()
  return (record: AnyRecord): RowProps => ({
    record,
    columns,
    included: answer.included,
    locale,
    selected: selection.has(record.id),
    selectable,
    menuOpen: menuId === record.id,
    inTrash: state.trash,
    handlers,
  })
}
