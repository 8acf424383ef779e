import type {
  FieldIssue,
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
import type { ChangeEvent, MailContext, ConnectionTest } from '../hooks.ts'
import type { HookContextOf, RecordIn, TypeContextOf } from './hook-context-of.ts'

/** A change of a record that was just written. */
export type ChangeOf<T extends Tenant, N extends NameIn<T>> = Omit<ChangeEvent, 'before' | 'after'> & {
  /** Null for a new record. */
  readonly before: RecordIn<T, N> | null
  readonly after: RecordIn<T, N>
}

/** Context of a tenant's mails. */
export type MailContextOf<T extends Tenant> = Pick<HookContextOf<T>, 'findAll' | 'findMany'> &
  Omit<MailContext, 'findAll' | 'findMany' | 'type'>

/** A connection test that stores values of its content type. */
export type ConnectionTestOf<C> = Omit<ConnectionTest, 'storeOnSuccess'> & { readonly storeOnSuccess?: UncheckedValues<C> }

/**
 * The hooks of one content type, as `TypeHooks` describes them. Unchecked values have type `unknown` by name; the declaration
 * checks returned values afterwards.
 */
export type HooksOf<T extends Tenant, N extends NameIn<T>> = {
  readonly onSubmission?: (
    sent: SubmittedValues<TypeIn<T, N>>,
    context: TypeContextOf<T, N>,
  ) => Promise<{ readonly values: UncheckedValues<TypeIn<T, N>>; readonly status?: StatusOf<TypeIn<T, N>> }>
  readonly submissionReceipt?: (values: ValuesOf<TypeIn<T, N>>) => Values
  readonly previewSubmission?: (sent: SubmittedValues<TypeIn<T, N>>, context: TypeContextOf<T, N>) => Promise<Values>
  readonly trackSubmission?: (
    receipt: { readonly key: string; readonly token: string },
    context: TypeContextOf<T, N>,
  ) => Promise<Values | null>
  readonly beforeDuplicate?: (values: ValuesOf<TypeIn<T, N>>, context: TypeContextOf<T, N>) => Promise<UncheckedValues<TypeIn<T, N>>>
  readonly beforeSave?: (
    values: UncheckedValues<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & { readonly before: RecordIn<T, N> | null },
  ) => Promise<UncheckedValues<TypeIn<T, N>>>
  readonly beforeTransition?: (
    values: ValuesOf<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & {
      readonly before: RecordIn<T, N>
      readonly transition: TransitionOf<TypeIn<T, N>>
      readonly note: string | null
    },
  ) => Promise<UncheckedValues<TypeIn<T, N>>>
  readonly publicationIssues?: (
    values: ValuesOf<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & { readonly before: RecordIn<T, N> },
  ) => Promise<readonly FieldIssue[]>
  readonly connectionTest?: (
    values: UncheckedValues<TypeIn<T, N>>,
    context: TypeContextOf<T, N> & { readonly before: RecordIn<T, N> },
  ) => Promise<ConnectionTestOf<TypeIn<T, N>>>
  readonly afterChange?: (change: ChangeOf<T, N>, context: TypeContextOf<T, N>) => Promise<void>
  readonly mails?: (change: ChangeOf<T, N>, context: MailContextOf<T>) => Promise<readonly Mail[]>
}

/** Types the hooks of one or several content types of a tenant, for hooks in a separate file. */
export const hooksFor = <const T extends Tenant, const N extends NameIn<T>>(
  _tenant: T,
  _type: N | readonly N[],
  hooks: NoInfer<HooksOf<T, N>>,
): HooksOf<T, N> => hooks
