import type { AnyRecord } from '@captain/content-core'
import type { ReactNode } from 'react'

/** An act of a tenant's own on one record, in the menu of its row; offered to those who may write unless said. */
export type RowAct = {
  readonly label: string
  readonly icon: ReactNode
  readonly act: (record: AnyRecord) => void
  /** Left out: offered on every record. */
  readonly when?: (record: AnyRecord) => boolean
  /** Changes nothing, so that readers are offered it too. */
  readonly forReaders?: true
  /** Stands in the row as a button too, where there is room for it; one of them at a time, by `when`. */
  readonly standsInRow?: true
}
