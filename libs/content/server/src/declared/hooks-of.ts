import type {
  NameIn,
  StatusOf,
  SubmittedValues,
  Tenant,
  TransitionOf,
  TypeIn,
  UncheckedValues,
  Values,
  ValuesOf,
} from '@captain/content-core'
import type { Mail } from '@captain/mail'
import type { Happened, MailContext, Trial } from '../hooks.ts'
import type { HookContextOf, RecordIn, TypeContextOf } from './hook-context-of.ts'

/** A change of a record that was just written. */
export type ChangeOf<T extends Tenant, N extends NameIn<T>> = Omit<Happened, 'before' | 'after'> & {
  /** Null for a new record. */
  readonly before: RecordIn<T, N> | null
  readonly after: RecordIn<T, N>
}

/** Context of a tenant's mails. */
export type MailContextOf<T extends Tenant> = Pick<HookContextOf<T>, 'all' | 'matching'> & Omit<MailContext, 'all' | 'matching' | 'type'>

/** A connection test that stores values of its content type. */
export type TrialOf<C> = Omit<Trial, 'keeps'> & { readonly keeps?: UncheckedValues<C> }

/**
 * The hooks of one content type, as `TypeHooks` describes them. Unchecked values have type `unknown` by name; the declaration
 * checks returned values afterwards.
 */
export type HooksOf<T extends Tenant, N extends NameIn<T>> = {
  readonly receive?: (
    sent: SubmittedValues<TypeIn<T, N>>,
    context: TypeContextOf<T, N>,
  ) => Promise<{ readonly values: UncheckedValues<TypeIn<T, N>>; readonly status?: StatusOf<TypeIn<T, N>> }>
  readonly receipt?: (values: ValuesOf<TypeIn<T, N>>) => Values
  readonly confirm?: (sent: SubmittedValues<TypeIn<T, N>>, context: TypeContextOf<T, N>) => Promise<Values>
  readonly track?: (asked: { readonly key: string; readonly token: string }, context: TypeContextOf<T, N>) => Promise<Values | null>
  readonly copy?: (values: ValuesOf<TypeIn<T, N>>, context: TypeContextOf<T, N>) => Promise<UncheckedValues<TypeIn<T, N>>>
  readonly save?: (
    values: UncheckedValues<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & { readonly before: RecordIn<T, N> | null },
  ) => Promise<UncheckedValues<TypeIn<T, N>>>
  readonly step?: (
    values: ValuesOf<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & {
      readonly before: RecordIn<T, N>
      readonly transition: TransitionOf<TypeIn<T, N>>
      readonly note: string | null
    },
  ) => Promise<UncheckedValues<TypeIn<T, N>>>
  readonly trial?: (
    values: UncheckedValues<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & { readonly before: RecordIn<T, N> },
  ) => Promise<TrialOf<TypeIn<T, N>>>
  readonly after?: (change: ChangeOf<T, N>, context: TypeContextOf<T, N>) => Promise<void>
  readonly mail?: (change: ChangeOf<T, N>, context: MailContextOf<T>) => Promise<readonly Mail[]>
}

/** Types the hooks of one or several content types of a tenant, for hooks in a separate file. */
export const hooksFor = <const T extends Tenant, const N extends NameIn<T>>(
  _tenant: T,
  _type: N | readonly N[],
  hooks: NoInfer<HooksOf<T, N>>,
): HooksOf<T, N> => hooks
