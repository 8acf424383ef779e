import type { GenericSchema } from 'valibot'
import type { AnyField, FieldOfKind, FieldRule, Fields, NonNullableKind } from './field.ts'
import type { FileType } from './file-types.ts'
import type { ConfigOf, Kind } from './kind.ts'
import type { Locale } from '@captain/locale'

type Values = Readonly<Record<string, unknown>>

/** Gives access to the definitions of nested fields without importing the table of kinds, which would be a cycle. */
export type NestedKinds = {
  schema(fields: Fields, stage: ValidationLevel): GenericSchema<unknown, Values>
  empty(field: AnyField): unknown
  deliver(fields: Fields, values: Values, context: DeliveryContext, path: string): Values
  searchTexts(fields: Fields, values: Values): readonly string[]
  targets(fields: Fields, values: Values, path: string): readonly ReferenceTarget[]
}

/** Validation level: `save` checks what every save needs, `publish` also what publishing needs. */
export type ValidationLevel = 'save' | 'publish'

/** Target of a reference, stored in addition to the record with a real foreign key. */
export type ReferenceTarget =
  | {
      readonly to: 'record'
      readonly path: string
      readonly type: string
      readonly id: string
      readonly onDelete: 'restrict' | 'set-null' | 'cascade'
    }
  | {
      readonly to: 'media'
      readonly path: string
      readonly id: string
      /** Accepted file types; left out for images of a rich text. */
      readonly accept?: readonly FileType[]
      readonly maxBytes?: number
    }
  | { readonly to: 'account'; readonly path: string; readonly id: string }

/** Media asset as the delivery API shows it. */
export type DeliveredMedia = {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly alt: string | null
  /** Focal point that stays visible when the image is cropped: fractions of width and height from the top left, as decimal texts. */
  readonly focalPoint: { readonly x: string; readonly y: string } | null
  readonly variants: readonly { readonly url: string; readonly width: number; readonly format: string }[]
}

/** File as the delivery API shows it; `name` is the file name of the download. */
export type DeliveredFile = { readonly url: string; readonly name: string; readonly size: number; readonly mimeType: string }

/** Reference as the delivery API shows it; only live records appear. */
export type DeliveredReference = { readonly id: string; readonly slug: string | null; readonly title: string }

export type DeliveryContext = {
  readonly locale: Locale
  media(id: string): DeliveredMedia | null
  file(id: string): DeliveredFile | null
  reference(id: string): DeliveredReference | null
  taxPercent(rate: string): string
  readonly taxRounding: 'floor' | 'round' | 'ceil'
  /** Called with the path of a field that has a Japanese text and no English one. */
  onUntranslated(path: string): void
}

/** How lists filter by a field of the kind. */
export type FilterStyle = 'options' | 'boolean' | 'reference' | 'range' | 'text'

/** The unit of the ends of a range: calendar days and months, instants, numbers, yen. */
export type RangeUnit = 'day' | 'instant' | 'month' | 'whole' | 'decimal' | 'yen'

/**
 * Core half of a field kind: validation, storage form and delivery of one value, without screens and database. `Value` is the type of a
 * checked value that is not empty; its functions are methods, so that callers with an erased field can pass a stored value to them.
 */
export type KindDefinition<K extends Kind, Value = unknown> = {
  /** Rule id that an empty required value violates. */
  readonly requiredRule: 'requiredInput' | 'requiredSelect' | 'requiredDate' | 'requiredObjectSelect'
  /** Explains why a declaration of the kind is invalid; null if valid. */
  wrongDeclaration?(field: FieldOfKind<K>): string | null
  /** Returns the empty value. */
  empty(config: ConfigOf[K], nested: NestedKinds): unknown
  isEmpty(value: unknown): boolean
  /** Whether a value is a placeholder for a value that is stored elsewhere and was checked on arrival. */
  isStoredPlaceholder?(value: unknown): boolean
  /** Converts input to the stored form before any check (trim, '' to null, order of keys). */
  normalise?(value: unknown, config: ConfigOf[K]): unknown
  /** Returns a stored value as the declaration has it now; the same one if nothing differs. */
  current?(value: unknown, config: ConfigOf[K]): unknown
  /** Schema of one value that is not empty; optional rules of the declaration follow it. */
  schema(config: ConfigOf[K], nested: NestedKinds, stage: ValidationLevel): GenericSchema<unknown, Value>
  /** Rules that run after those of the declaration, whose messages are clearer to users. */
  trailingRules?(config: ConfigOf[K]): readonly FieldRule<never>[]
  /** Returns the index keys for filters and sorting, as text whose byte order is the order of the values. */
  indexKeys?(value: Value, config: ConfigOf[K]): readonly string[]
  readonly filter?: FilterStyle
  readonly sortable?: boolean
  /** Unit of the ends of a range filter. */
  readonly range?: RangeUnit
  /** A value is a set of keys, ids or words. */
  readonly holdsMany?: true
  /** A value consists of other fields: of one object of them, or of rows. */
  readonly nesting?: 'object' | 'rows'
  /** Target of the ids in a value. */
  readonly pointsTo?: 'record' | 'media' | 'account'
  /** A request may omit the field although it is required, because it has a default. */
  readonly isFilledIn?: true
  /** The delivery API may return null although the field is required: its target is not public, or the value is secret. */
  readonly mayBeWithheld?: true
  /** Free text of users: it can name a record, and a duplicate gets a different text. */
  readonly isProse?: true
  /** A mask is a valid value of the kind, so readers without access to personal data see one. */
  readonly isMaskable?: true
  /** The value contains contact details of a person. */
  readonly reachesPerson?: true
  /** The field can be restricted to owners: nothing outside the record shows the value. */
  readonly isRestrictable?: true
  /** Excludes the value from CSV files, or only exports it; by default imports read it as well. */
  readonly inFiles?: 'never' | 'export'
  searchText?(value: Value, config: ConfigOf[K], nested: NestedKinds): string
  references?(value: Value, config: ConfigOf[K], nested: NestedKinds, path: string): readonly ReferenceTarget[]
  /** Returns the value for the delivery API; left out: the stored value. */
  deliver?(
    value: K extends NonNullableKind ? Value : Value | null,
    config: ConfigOf[K],
    context: DeliveryContext,
    nested: NestedKinds,
    path: string,
  ): unknown
}
