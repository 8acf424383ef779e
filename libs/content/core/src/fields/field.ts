import { asRecord } from '@captain/validation'
import type { BaseIssue, Config, OutputDataset } from 'valibot'
import type { Clock } from '../validation/clock.ts'
import type { ConfigOf, Kind } from './kind.ts'

/** `save`: required on every save. `publish`: a draft may leave it empty. */
export type Requirement = 'optional' | 'save' | 'publish'

/** Visibility of a field outside the back office: none, in details, or in lists too. */
export type Visibility = 'private' | 'detail' | 'list'

/** Who sets a value: staff, the sender of a submission, or the server alone. */
export type SetBy = 'staff' | 'sender' | 'server'

/** Value stored per language; Japanese obeys the requirement, English is always optional. */
export type Localized<Value> = { readonly ja: Value; readonly en: Value }

const INITIAL_SOURCES = ['accountName', 'today', 'now', 'nextFiscalYearStart', 'nextFiscalYearEnd'] as const

/** Sources of default values that are known only at creation; the fiscal year is the one after that of the day. */
export type InitialSource = (typeof INITIAL_SOURCES)[number]

/** Default value: a constant, or a source that is known only at creation. */
export type Initial<Value> = { readonly value: Value } | { readonly from: InitialSource }

/** Rule that checks values of the type. It is a method, so that a rule of any array accepts an array of strings. */
export type FieldRule<Value> = {
  readonly kind: 'validation'
  '~run'(dataset: OutputDataset<Value, BaseIssue<unknown>>, config: Config<BaseIssue<unknown>>): unknown
}

export type FieldOptions<Value> = {
  /**
   * `true`: required on every save. `'publish'`: required before publication.
   *
   * @example 'publish'
   */
  readonly required?: true | 'publish'
  /**
   * Stores the value in Japanese and English; the requirement applies to Japanese, and the delivery API falls back to it.
   *
   * @example true
   */
  readonly localized?: true
  /**
   * `true`: in lists and details of the delivery API. `'detail'`: in details only. Left out: never in public responses, filters or
   * search.
   *
   * @example true
   */
  readonly public?: true | 'detail'
  /**
   * Rules in addition to those of the kind; they run in the form and on the server.
   *
   * @example [maxFullWidth(60)]
   */
  readonly rules?: readonly FieldRule<Value>[]
  /**
   * No two records of the type share the value, compared without width and case; of a localised field the Japanese text.
   *
   * @example true
   */
  readonly unique?: true
  /**
   * Default value of a new record; of a localised field the Japanese text, or both.
   *
   * @example { from: 'today' }
   */
  readonly defaultValue?: Value | Localized<Value> | { readonly from: InitialSource }
  /**
   * Computes the value from the other values on every save; a request body must not contain it.
   *
   * @example ({ startedOn }) => monthOf(startedOn)
   */
  readonly compute?: (values: Readonly<Record<string, unknown>>, clock: Clock) => Value | null | Localized<Value | null>
  /**
   * Who may set the field. Default: staff. A request that sets another's field gets 422.
   *
   * @example 'server'
   */
  readonly setBy?: Exclude<SetBy, 'staff'>
  /**
   * Personal data about a person outside. Viewers get it masked: their requests cannot search, filter or sort by it, or check its
   * uniqueness.
   *
   * @example true
   */
  readonly personal?: true
  /**
   * Only owners read and set it: no list, search or API key includes it.
   *
   * @example 'owner'
   */
  readonly restrictedTo?: 'owner'
  /**
   * `false` hides a field in forms (set in the list or by the server); `readOnly` shows a value of the server as read-only.
   *
   * @example 'readOnly'
   */
  readonly inForm?: false | 'readOnly'
  /**
   * Earlier name of the field: records written before have their value there.
   *
   * @example 'photo'
   */
  readonly was?: string
  /**
   * Makes a value of an earlier kind one of this kind, or null if it has none; asked only for values that the field does not accept.
   *
   * @example (earlier) => (typeof earlier === 'number' ? String(earlier) : null)
   */
  readonly convert?: (earlier: unknown) => Value | null | Localized<Value | null>
}

/** Field of a declaration. Rules are erased here, so that a field stays covariant in its value. */
export type Field<
  K extends Kind = Kind,
  Value = unknown,
  R extends Requirement = Requirement,
  L extends boolean = boolean,
  V extends Visibility = Visibility,
> = {
  readonly kind: K
  readonly config: ConfigOf[K]
  readonly required: R
  readonly localized: L
  readonly visibility: V
  readonly rules: readonly object[]
  readonly unique: boolean
  readonly defaultValue: Initial<unknown> | null
  readonly compute: ((values: Readonly<Record<string, unknown>>, clock: Clock) => unknown) | null
  readonly setBy: SetBy
  readonly personal: boolean
  readonly restrictedTo: 'owner' | null
  readonly inForm: boolean
  /** Whether forms show the field as read-only. */
  readonly isReadOnlyInForm: boolean
  readonly was: string | null
  readonly convert: ((earlier: unknown) => unknown) | null
  /** Phantom: carries the value type and is never set. */
  readonly '~value'?: Value
}

/** Field whose `kind` determines the type of its `config`. */
export type AnyField = { readonly [K in Kind]: Field<K> }[Kind]

/** A field of one kind, or of one of several. */
export type FieldOfKind<K extends Kind> = Extract<AnyField, { readonly kind: K }>

export type Fields = Readonly<Record<string, AnyField>>

type RequirementIn<O> = O extends { readonly required: true } ? 'save' : O extends { readonly required: 'publish' } ? 'publish' : 'optional'
type LocalizedIn<O> = O extends { readonly localized: true } ? true : false
type VisibilityIn<O> = O extends { readonly public: true } ? 'list' : O extends { readonly public: 'detail' } ? 'detail' : 'private'

/** The field that a constructor returns; the options object determines its flags. */
export type FieldOf<K extends Kind, Value, O> = Field<K, Value, RequirementIn<O>, LocalizedIn<O>, VisibilityIn<O>>

/** Phantom type of the nested fields of a composed field; never set. */
export type HasNestedFields<F> = { readonly '~of'?: F }

/** Kinds whose value is never null: an empty one is `false`, `[]` or an object of empties. */
export type NonNullableKind = 'boolean' | 'multiSelect' | 'tags' | 'references' | 'list' | 'group'

type PlainValue<K, Value, R> = K extends NonNullableKind ? Value : R extends 'save' ? Value : Value | null

/** The value of a field in a stored record. */
export type ValueOf<F> =
  F extends Field<infer K, infer Value, infer R, infer L>
    ? L extends true
      ? { readonly ja: PlainValue<K, Value, R>; readonly en: K extends NonNullableKind ? Value : Value | null }
      : PlainValue<K, Value, R>
    : never

/** Values of nested fields in a request. */
type NestedInput<F> = F extends Fields
  ? { readonly [N in RequiredKeys<F>]: InputOf<F[N]> } & { readonly [N in keyof F]?: InputOf<F[N]> }
  : unknown

/** What a request may send as the value of a field: rows and groups may leave out values that are not required. */
type SentValue<F, K, Value> = K extends 'list'
  ? F extends HasNestedFields<infer Of>
    ? readonly NestedInput<Of>[]
    : Value
  : K extends 'group'
    ? F extends HasNestedFields<infer Of>
      ? NestedInput<Of>
      : Value
    : Value

/** The value of a field in a request: empty ones and the English side may be left out. */
export type InputOf<F> =
  F extends Field<'secret', infer Stored>
    ? string | Stored | null
    : F extends Field<infer K, infer Value, infer R, infer L>
      ? L extends true
        ? { readonly ja: PlainValue<K, Value, R>; readonly en?: Value | null }
        : PlainValue<K, SentValue<F, K, Value>, R>
      : never

/** Keys that a create request must carry. */
export type RequiredKeys<F extends Fields> = {
  [N in keyof F]: F[N] extends Field<infer K, unknown, 'save', boolean> ? (K extends 'boolean' | 'group' | 'slug' ? never : N) : never
}[keyof F]

const VISIBILITY = { true: 'list', detail: 'detail' } as const

const initialOf = (initial: unknown): Initial<unknown> | null => {
  if (initial === undefined) return null
  const from = INITIAL_SOURCES.find((source) => asRecord(initial)['from'] === source)
  return from === undefined ? { value: initial } : { from }
}

type FlagsIn<O> = { readonly required: RequirementIn<O>; readonly localized: LocalizedIn<O>; readonly visibility: VisibilityIn<O> }

const flagsOf = <O extends Pick<FieldOptions<unknown>, 'required' | 'localized' | 'public'>>(options: O): FlagsIn<O> =>
  // The compiler does not resolve a conditional type of a type parameter; the three types above repeat these expressions.
  ({
    required: options.required === true ? 'save' : (options.required ?? 'optional'),
    localized: options.localized ?? false,
    visibility: options.public === undefined ? 'private' : VISIBILITY[`${options.public}`],
  }) as FlagsIn<O>

/** Creates a field of a kind from the declared options; used by the constructors in `fields/`. */
export const makeField = <K extends Kind, Value, O extends FieldOptions<Value>>(
  kind: K,
  options: O,
  config: ConfigOf[K],
): FieldOf<K, Value, O> => ({
  kind,
  config,
  ...flagsOf(options),
  rules: options.rules ?? [],
  unique: options.unique ?? false,
  defaultValue: initialOf(options.defaultValue),
  compute: options.compute ?? null,
  setBy: options.compute === undefined ? (options.setBy ?? 'staff') : 'server',
  personal: options.personal ?? false,
  restrictedTo: options.restrictedTo ?? null,
  inForm: options.inForm === undefined && options.compute === undefined && options.setBy === undefined,
  isReadOnlyInForm: options.inForm === 'readOnly',
  was: options.was ?? null,
  convert: options.convert ?? null,
})

const codeOf = (rule: object): string => ('type' in rule && typeof rule.type === 'string' ? rule.type : '')

/** Returns the codes of the rules that a declaration adds to those of the field's kind. */
export const ruleCodesOf = ({ rules }: Pick<AnyField, 'rules'>): readonly string[] => rules.map(codeOf)
