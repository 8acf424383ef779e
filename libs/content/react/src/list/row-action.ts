import type { AnyRecord } from '@captain/content-core'
import type { ReactNode } from 'react'
import type { ActionsOfType } from '../declared/actions-of-type.ts'

/** A tenant's own action on one record, in the menu of its row. By default for users who may write. */
export type RowAction<R = AnyRecord> = {
  readonly label: string
  readonly icon: ReactNode
  readonly onSelect: (record: R) => void
  /** Default: offered on every record. */
  readonly when?: (record: R) => boolean
  /** Changes nothing, so viewers may use it too. */
  readonly availableToViewers?: true
  /** Words that find the action in the command palette: its reading in kana, and other names. Default: its label. */
  readonly finds?: { readonly ja: string; readonly en: string }
  /** Also shows the action as a button in the row if there is space. `when` must select one at a time. */
  readonly showInRow?: true
}

/** Row actions as `rowActionsFor` defines them. */
export type RowActions = ActionsOfType<readonly RowAction[]>
