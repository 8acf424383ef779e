import type { AnyField, ConfigOf, ErasedFieldMessages, Kind } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { ComponentType } from 'react'

export type InputProps<K extends Kind = Kind> = {
  readonly field: Extract<AnyField, { readonly kind: K }>
  readonly words: ErasedFieldMessages
  /** Dotted path of the value in the form (`name.ja`, `sizes.0.label.ja`). */
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Id of the control that the label belongs to; parts of a composed input take ids that begin with it. */
  readonly id: string
  /** Ids of the elements that name the input. */
  readonly labelledBy: string
  /** Ids of help and error, as they are on screen. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** Language of the content, for fields that are kept per language. */
  readonly lang: Locale | undefined
}

/** How much room a usual value takes; a field is as wide as what is expected in it. */
export type Room = 'short' | 'medium' | 'long' | 'full'

/** The form half of a kind of field. */
export type InputDefinition<K extends Kind = Kind> = {
  readonly Input: ComponentType<InputProps<K>>
  /** `control`: one element that a label names. `fields`: several, named as a group. `switch`: its label stands beside it. */
  readonly shape: 'control' | 'fields' | 'switch'
  readonly room: Room | ((config: ConfigOf[K]) => Room)
  /** Ids that the kind's messages come under: its own path only, or anything inside, too. */
  readonly issues: 'own' | 'inside'
  /** Two languages stand one above the other instead of side by side. */
  readonly stacked?: true
  /** What it holds is chosen and not written: nobody has to count, and an empty one asks to choose. */
  readonly isChosen?: true
}

export type InputTable = { readonly [K in Kind]: InputDefinition<K> }
