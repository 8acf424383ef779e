import type { BlockType } from '@captain/rich-text-core'
import type { FileType } from './file-types.ts'
import type { Tone } from '../declaration/column-format.ts'

/** Configuration of each kind of field, in addition to the common options. */
export type ConfigOf = {
  readonly text: { readonly maxBytes: number }
  readonly longText: { readonly maxBytes: number }
  readonly slug: { readonly from: string | null }
  readonly url: { readonly maxBytes: number }
  readonly email: { readonly maxBytes: number }
  readonly phone: { readonly maxBytes: number; readonly isLocal: boolean }
  readonly postalCode: { readonly autofills: PostalAutofill | null }
  readonly int: { readonly min: number; readonly max: number; readonly unit: 'yen' | null }
  readonly decimal: { readonly scale: 1 | 2 | 3; readonly min: string | null; readonly max: string | null }
  readonly price: { readonly taxRate: TaxRate }
  readonly boolean: Record<never, never>
  readonly date: Record<never, never>
  readonly dateTime: Record<never, never>
  readonly month: Record<never, never>
  readonly time: { readonly max: number }
  readonly select: {
    readonly options: readonly string[]
    readonly optionsWere: Readonly<Record<string, string>>
    readonly tones: Readonly<Record<string, Tone>> | null
  }
  readonly multiSelect: {
    readonly options: readonly string[]
    readonly optionsWere: Readonly<Record<string, string>>
    readonly optionGroups: Readonly<Record<string, readonly string[]>> | null
  }
  readonly tags: { readonly maxBytes: number; readonly max: number }
  readonly color: Record<never, never>
  readonly icon: Record<never, never>
  readonly image: { readonly accept: readonly FileType[] }
  readonly file: { readonly accept: readonly FileType[]; readonly maxBytes: number; readonly maxDurationSeconds: number | null }
  readonly inlineImage: { readonly maxBytes: number }
  readonly secret: { readonly maxBytes: number; readonly isRevealable: boolean; readonly isHashed: boolean }
  readonly richText: { readonly blocks: readonly BlockType[] | null }
  readonly reference: ReferenceConfig
  readonly references: ReferencesConfig
  readonly member: Record<never, never>
  readonly group: { readonly of: NestedFields }
  readonly list: { readonly of: NestedFields; readonly min: number; readonly max: number }
}

export type Kind = keyof ConfigOf

export type TaxRate = 'standard' | 'reduced' | 'exempt'

/** What happens to a record when the record it points to goes to the trash. */
export type OnDelete = 'restrict' | 'set-null' | 'cascade'

/** Fields next to a postal code that its address fills, by path (`city.ja`). */
export type PostalAutofill = { readonly prefecture: string; readonly city: string; readonly town: string }

export type ReferencesConfig = { readonly to: string; readonly onDelete: OnDelete }

export type ReferenceConfig = ReferencesConfig & {
  /** Filters of the options to choose from; a chosen record stays. */
  readonly filterOptions: Readonly<Record<string, string>> | null
}

/** Fields of a group or of one row of a list. Structural, because `Field` depends on this file. */
export type NestedFields = Readonly<Record<string, { readonly kind: Kind }>>
