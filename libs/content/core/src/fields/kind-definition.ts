import type { GenericSchema } from 'valibot'
import type { AnyField, FieldOfKind, FieldRule, Fields } from './field.ts'
import type { FileType } from './file-types.ts'
import type { ConfigOf, Kind } from './kind.ts'
import type { Locale } from '@captain/locale'

/** Reaches the definitions of nested fields without importing the table of kinds (which would be a cycle). */
export type Nested = {
  schema(fields: Fields, stage: Stage): GenericSchema
  empty(field: AnyField): unknown
  deliver(
    fields: Fields,
    values: Readonly<Record<string, unknown>>,
    context: DeliveryContext,
    path: string,
  ): Readonly<Record<string, unknown>>
  searchTexts(fields: Fields, values: Readonly<Record<string, unknown>>): readonly string[]
  targets(fields: Fields, values: Readonly<Record<string, unknown>>, path: string): readonly Target[]
}

/** `save` checks what every save needs, `publish` also what the public must not miss. */
export type Stage = 'save' | 'publish'

/** Something a value points to; stored beside the record with a real foreign key. */
export type Target =
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
      /** What the asset must be; pictures of a rich text say nothing. */
      readonly accept?: readonly FileType[]
      readonly maxBytes?: number
    }
  | { readonly to: 'account'; readonly path: string; readonly id: string }

/** A media asset as the delivery API shows it. */
export type DeliveredMedia = {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly alt: string | null
  /** What must stay in sight when the picture is cut to another shape: parts of width and height from the top left, as decimal texts. */
  readonly focalPoint: { readonly x: string; readonly y: string } | null
  readonly variants: readonly { readonly url: string; readonly width: number; readonly format: string }[]
}

/** A file as the delivery API shows it; `name` is what it is saved as. */
export type DeliveredFile = { readonly url: string; readonly name: string; readonly size: number; readonly mimeType: string }

/** A reference as the delivery API shows it; only live records appear. */
export type DeliveredReference = { readonly id: string; readonly slug: string | null; readonly title: string }

export type DeliveryContext = {
  readonly locale: Locale
  media(id: string): DeliveredMedia | null
  file(id: string): DeliveredFile | null
  reference(id: string): DeliveredReference | null
  taxPercent(rate: string): string
  readonly taxRounding: 'floor' | 'round' | 'ceil'
  /** Called with the path of a field whose asked language is missing and fell back to Japanese. */
  fellBack(path: string): void
}

/** How the list may narrow by a field of the kind. */
export type FilterStyle = 'options' | 'boolean' | 'reference' | 'range' | 'text'

/** The unit of the ends of a range: calendar days and months, instants, numbers, yen. */
export type RangeUnit = 'day' | 'instant' | 'month' | 'whole' | 'decimal' | 'yen'

/** The core half of a field kind: everything about one value that is neither screen nor database. */
export type KindDefinition<K extends Kind> = {
  /** Rule id that an empty required value breaks. */
  readonly requiredRule: 'requiredInput' | 'requiredSelect' | 'requiredDate' | 'requiredObjectSelect'
  /** Says why a declaration of the kind cannot be meant; null if it can. */
  wrongDeclaration?(field: FieldOfKind<K>): string | null
  /** The value that stands for "nothing". */
  empty(config: ConfigOf[K], nested: Nested): unknown
  isEmpty(value: unknown): boolean
  /** Whether a value only stands for what is stored elsewhere, where it was checked when it came. */
  isKept?(value: unknown): boolean
  /** Brings what was sent into the stored form before any check (trim, '' to null, order of keys). */
  normalise?(value: unknown, config: ConfigOf[K]): unknown
  /** Schema of one value that is not empty; optional rules of the declaration follow it. */
  schema(config: ConfigOf[K], nested: Nested, stage: Stage): GenericSchema
  /** Rules asked after those of the declaration, which tell more of what people see. */
  lastRules?(config: ConfigOf[K]): readonly FieldRule<never>[]
  /** Values by which lists filter and sort, as text whose byte order is the value's order. */
  indexTexts?(value: unknown, config: ConfigOf[K]): readonly string[]
  readonly filter?: FilterStyle
  readonly sortable?: boolean
  /** What the ends of a range filter are. */
  readonly range?: RangeUnit
  /** A value is a set of keys, ids or words. */
  readonly holdsMany?: true
  /** A value consists of other fields: of one object of them, or of rows. */
  readonly nesting?: 'object' | 'rows'
  /** What the ids in a value are of. */
  readonly pointsTo?: 'record' | 'media' | 'account'
  /** A request may leave the field out although it is required: it has a value of itself. */
  readonly isFilledIn?: true
  /** The delivery API may answer null although the field is required: what it points to is not public, or the value is secret. */
  readonly mayBeWithheld?: true
  /** Words that people make up: they name a record, and a copy is named differently. */
  readonly isProse?: true
  /** A mask is a value like any other, so readers without access to personal data see one. */
  readonly isMaskable?: true
  /** The value says how to reach a person. */
  readonly reachesPerson?: true
  /** Only owners may be let read it: nothing beside the record shows the value. */
  readonly isRestrictable?: true
  /** Whether CSV files contain the value, and only exported ones; by default they are read as well. */
  readonly inFiles?: 'never' | 'export'
  searchText?(value: unknown, config: ConfigOf[K], nested: Nested): string
  targets?(value: unknown, config: ConfigOf[K], nested: Nested, path: string): readonly Target[]
  /** The value in the delivery API; left out: as stored. */
  deliver?(value: unknown, config: ConfigOf[K], context: DeliveryContext, nested: Nested, path: string): unknown
}
