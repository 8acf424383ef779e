import type { AnyContentType } from './content-type.ts'
import type { Workflow, WorkflowFields } from '../workflows/workflow.ts'
import type { Tenant, TypeIn } from '../tenant/tenant.ts'

type Optional = { readonly help?: string }

/** The words of one field: a label, help under the input, the labels of options and of nested fields. */
export type FieldMessages<F> = F extends { readonly kind: 'select' | 'multiSelect'; readonly '~value'?: infer V }
  ? Optional & { readonly label: string; readonly options: { readonly [O in OptionIn<V>]: string } }
  : F extends { readonly kind: 'group' | 'list'; readonly '~value'?: infer V }
    ? Optional & { readonly label: string; readonly fields: NestedMessages<V> }
    : Optional & { readonly label: string }

type OptionIn<V> = NonNullable<V> extends readonly (infer E extends string)[] ? E : NonNullable<V> extends string ? NonNullable<V> : never
type NestedMessages<V> = {
  readonly [N in keyof (NonNullable<V> extends readonly (infer Row)[] ? Row : NonNullable<V>) & string]: Optional & {
    readonly label: string
    readonly options?: Readonly<Record<string, string>>
  }
}

/** The words of a way of narrowing lists. */
export type NarrowingMessages = { readonly label: string; readonly options?: Readonly<Record<string, string>> }

/** The words of a column that shows more than a field, or counts: its head, and the words that stand in it. */
export type ColumnMessages = { readonly label: string; readonly words?: Readonly<Record<string, string>> }

/** The words of a trial: its button, and what it does. */
export type TrialMessages = Optional & { readonly label: string }

/** The words of the workflow's own fields come with the kit. */
type OwnFields<C> = C extends { readonly fields: infer F; readonly workflow: infer W extends Workflow }
  ? Omit<F, keyof WorkflowFields[W]>
  : never

/** The words of a set of fields, for presets that bring fields and words together. */
export type MessagesOfFields<F> = { readonly [N in keyof F]: FieldMessages<F[N]> }

/** Every word that a content type needs in one language; a missing or stale one does not compile. */
export type ContentTypeMessages<C extends AnyContentType> = {
  readonly name: string
  /** What many of them are called, over lists and in menus; left out where it is the name. */
  readonly plural?: string
  readonly sections: { readonly [S in keyof C['sections']]: string }
  readonly fields: { readonly [N in keyof OwnFields<C>]: FieldMessages<OwnFields<C>[N]> }
  /** Of those that stand above the list. */
  readonly narrowings?: Readonly<Record<string, NarrowingMessages>>
  /** Of columns with a look, and of those that count. */
  readonly columns?: Readonly<Record<string, ColumnMessages>>
  /** What saving means, where it is asked about. */
  readonly confirmSave?: string
  /** What steps bring about besides, said before they are taken. */
  readonly tells?: Readonly<Record<string, string>>
  /** What is tried before a save. */
  readonly trial?: TrialMessages
}

/** Every word that a tenant's declaration needs in one language. */
export type MessagesOf<T extends Tenant> = { readonly [N in T['contentTypes'][number]['name']]: ContentTypeMessages<TypeIn<T, N>> }

export type ErasedFieldMessages = {
  readonly label: string
  readonly help?: string
  readonly options?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, ErasedFieldMessages>>
}
export type ErasedTypeMessages = {
  readonly name: string
  readonly plural?: string
  readonly sections: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, ErasedFieldMessages>>
  readonly narrowings?: Readonly<Record<string, NarrowingMessages>>
  readonly columns?: Readonly<Record<string, ColumnMessages>>
  readonly confirmSave?: string
  readonly tells?: Readonly<Record<string, string>>
  readonly trial?: TrialMessages
}
export type ErasedMessages = Readonly<Record<string, ErasedTypeMessages>>

/** What many records of a type are called. */
export const pluralOf = ({ name, plural }: Pick<ErasedTypeMessages, 'name' | 'plural'>): string => plural ?? name

/** A field's words, or its name where a caller has none (never in a tenant that compiles). */
export const messagesOfField = (messages: ErasedTypeMessages, name: string): ErasedFieldMessages => messages.fields[name] ?? { label: name }
