import type { AnyField, ConfigOf, ErasedFieldMessages, Kind } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { ReactNode } from 'react'

export type InputProps<K extends Kind = Kind> = {
  readonly field: Extract<AnyField, { readonly kind: K }>
  readonly words: ErasedFieldMessages
  /** Dotted path of the value in the form (`name.ja`, `sizes.0.label.ja`). */
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Id of the control that the label belongs to. Parts of a composed input have ids that start with it. */
  readonly id: string
  /** Ids of the elements that name the input. */
  readonly labelledBy: string
  /** Ids of the visible help and error. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** Language of the content, for localized fields. */
  readonly lang: Locale | undefined
}

/** Width that a typical value needs; the field is as wide as the expected value. */
export type Room = 'short' | 'medium' | 'long' | 'full'

/** The form input of a field kind. */
export type InputDefinition<K extends Kind = Kind> = {
  /** A method, so that forms can pass the value of an erased field to it. */
  Input(props: InputProps<K>): ReactNode
  /** `control`: one element that a label names. `fields`: several, named as a group. `switch`: its label is next to it. */
  readonly shape: 'control' | 'fields' | 'switch'
  readonly room: Room | ((config: ConfigOf[K]) => Room)
  /** Paths whose messages the input shows: only its own, or any inside it too. */
  readonly issues: 'own' | 'inside'
  /** The two languages are one above the other instead of side by side. */
  readonly stacked?: true
  /** The value is chosen, not typed: it needs no counter, and its empty message asks the user to choose. */
  readonly isChosen?: true
  /** Returns another input for some declarations of the kind; null for all others. */
  variant?(config: ConfigOf[K]): InputDefinition<K> | null
}

export type InputTable = { readonly [K in Kind]: InputDefinition<K> }
