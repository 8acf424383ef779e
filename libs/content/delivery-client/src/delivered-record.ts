import type { DeliveredReference, NameIn, Tenant, TypeIn } from '@captain/content-core'
import type { DeliveredValue } from './delivered-value.ts'

/** Names of the fields that a view shows. */
type Shown<F, V> = { readonly [N in keyof F & string]: F[N] extends { readonly visibility: V } ? N : never }[keyof F & string]

type Values<C, V> = C extends { readonly fields: infer F; readonly workflow: infer W }
  ? { readonly [N in Shown<F, V>]: DeliveredValue<F[N & keyof F], W> }
  : never

/** System fields of every record; times are ISO in UTC. */
type Common = {
  readonly id: string
  readonly updatedAt: string
  /** Paths of the fields without text in the requested language, which fell back to Japanese. */
  readonly fallback: readonly string[]
}

type Translated = {
  /** Paths of the fields without English text, in a response of either language. */
  readonly untranslated: readonly string[]
}

type Published<C> = C extends { readonly workflow: 'publish' } ? { readonly firstPublishedAt: string | null } : unknown

/** The records that were published immediately after and before. */
type Neighbours<C> = C extends { readonly workflow: 'publish' }
  ? { readonly prev: DeliveredReference | null; readonly next: DeliveredReference | null }
  : unknown

/** Record in a list. */
export type ListedRecord<C> = Common & Published<C> & Values<C, 'list'>

/** Full record, with the fields that lists omit. */
export type FullRecord<C> = Common & Translated & Published<C> & Neighbours<C> & Values<C, 'list' | 'detail'>

/** Names of the types with a public field. */
export type ReadableTypeName<T extends Tenant> = {
  readonly [N in NameIn<T>]: Shown<TypeIn<T, N>['fields'], 'list' | 'detail'> extends never ? never : N
}[NameIn<T>]

/** Names of the types that accept submissions. */
export type SubmittableTypeName<T extends Tenant> = {
  readonly [N in NameIn<T>]: TypeIn<T, N>['submission'] extends null ? never : N
}[NameIn<T>]

/** Input of a submission that creates a record. */
export type SubmissionInput<C> = C extends { readonly submission: { readonly fields: infer F } | null } ? SentFields<F> : never

type SentValue<F> = F extends { readonly '~of'?: infer Inner; readonly kind: 'group' }
  ? SentFields<Inner>
  : F extends { readonly '~of'?: infer Inner; readonly kind: 'list' }
    ? readonly SentFields<Inner>[]
    : F extends { readonly '~value'?: infer Value }
      ? Exclude<Value, undefined>
      : never

type Needed<F> = { readonly [N in keyof F & string]: F[N] extends { readonly required: 'save' } ? N : never }[keyof F & string]

type SentFields<F> = { readonly [N in Needed<F>]: SentValue<F[N & keyof F]> } & {
  readonly [N in Exclude<keyof F & string, Needed<F>>]?: SentValue<F[N]> | null
}
