import type { AnyField, ErasedFieldMessages, Included, Kind } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { ReactNode } from 'react'

export type CellProps<K extends Kind = Kind, Value = unknown> = {
  readonly field: Extract<AnyField, { readonly kind: K }>
  /** Never empty: lists leave empty values blank without rendering the cell. */
  readonly value: Value
  readonly words: ErasedFieldMessages
  readonly included: Included
  readonly locale: Locale
}

/** How a list shows the values of a kind. */
export type CellDefinition<K extends Kind = Kind, Value = unknown> = {
  /** A method, so that lists can pass the values of an erased field to it. */
  Cell(props: CellProps<K, Value>): ReactNode
  /** Numbers and dates align right, so that their digits line up. */
  readonly align: 'start' | 'end'
  /** Pixels that a typical value needs. A column may shrink to this width and grows from it. */
  readonly width: number
}
