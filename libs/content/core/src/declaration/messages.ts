import type { AnyContentType } from './content-type.ts'
import type { Workflow, WorkflowFields } from '../workflows/workflow.ts'
import type { Tenant, TypeIn } from '../tenant/tenant.ts'

type Optional = { readonly help?: string }

/** Messages of one field: its label, help under the input, labels of options and of nested fields. */
export type FieldMessages<F> = F extends { readonly kind: 'select' | 'multiSelect'; readonly '~value'?: infer V }
  ? Optional & {
      readonly label: string
      readonly options: { readonly [O in OptionIn<V>]: string }
      /** Names of the groups of options. */
      readonly optionGroups?: Readonly<Record<string, string>>
    }
  : F extends { readonly kind: 'group' | 'list'; readonly '~value'?: infer V }
    ? Optional & { readonly label: string; readonly fields: NestedMessages<V> }
    : Optional & { readonly label: string }

type OptionIn<V> = NonNullable<V> extends readonly (infer E extends string)[] ? E : NonNullable<V> extends string ? NonNullable<V> : never
type NestedMessages<V> = {
  readonly [N in keyof (NonNullable<V> extends readonly (infer Row)[] ? Row : NonNullable<V>) & string]: Optional & {
    readonly label: string
    readonly options?: Readonly<Record<string, string>>
    readonly optionGroups?: Readonly<Record<string, string>>
  }
}

/** Messages of a named filter. */
export type NamedFilterMessages = { readonly label: string; readonly options?: Readonly<Record<string, string>> }

/** Messages of a column with a format or a count: its label and its badges. */
export type ColumnMessages = { readonly label: string; readonly badges?: Readonly<Record<string, string>> }

/** Messages of a connection test: the label of its button and a description. */
export type ConnectionTestMessages = Optional & { readonly label: string }

/** Messages of the workflow's own fields are part of the kit. */
type OwnFields<C> = C extends { readonly fields: infer F; readonly workflow: infer W extends Workflow }
  ? Omit<F, keyof WorkflowFields[W]>
  : never

/** Messages of a set of fields, for presets that provide both. */
export type MessagesOfFields<F> = { readonly [N in keyof F]: FieldMessages<F[N]> }

/** All messages that a content type needs in one language; a missing or unused one does not compile. */
export type ContentTypeMessages<C extends AnyContentType> = {
  readonly name: string
  /** Plural name for lists and menus. Default: the name. */
  readonly plural?: string
  readonly sections: { readonly [S in keyof C['sections']]: string }
  readonly fields: { readonly [N in keyof OwnFields<C>]: FieldMessages<OwnFields<C>[N]> }
  /** Messages of named filters that appear above the list. */
  readonly namedFilters?: Readonly<Record<string, NamedFilterMessages>>
  /** Messages of columns with a format, and of relation counts. */
  readonly columns?: Readonly<Record<string, ColumnMessages>>
  /** Texts of the transition notices, shown before a transition runs. */
  readonly notices?: Readonly<Record<string, string>>
  /** Messages of the connection test. */
  readonly connectionTest?: ConnectionTestMessages
}

/** All messages that a tenant's declaration needs in one language. */
export type MessagesOf<T extends Tenant> = { readonly [N in T['contentTypes'][number]['name']]: ContentTypeMessages<TypeIn<T, N>> }

export type ErasedFieldMessages = {
  readonly label: string
  readonly help?: string
  readonly options?: Readonly<Record<string, string>>
  readonly optionGroups?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, ErasedFieldMessages>>
}
export type ErasedTypeMessages = {
  readonly name: string
  readonly plural?: string
  readonly sections: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, ErasedFieldMessages>>
  readonly namedFilters?: Readonly<Record<string, NamedFilterMessages>>
  readonly columns?: Readonly<Record<string, ColumnMessages>>
  readonly notices?: Readonly<Record<string, string>>
  readonly connectionTest?: ConnectionTestMessages
}
export type ErasedMessages = Readonly<Record<string, ErasedTypeMessages>>

/** Returns the plural name of a type. */
export const pluralOf = ({ name, plural }: Pick<ErasedTypeMessages, 'name' | 'plural'>): string => plural ?? name

/** Returns the messages of a field; its name serves as label if there are none (never in a tenant that compiles). */
export const messagesOfField = (messages: ErasedTypeMessages, name: string): ErasedFieldMessages => messages.fields[name] ?? { label: name }
