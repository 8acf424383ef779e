import type {
  CreateInput,
  FieldNameIn,
  FieldsIn,
  NameIn,
  RecordOf,
  FieldIssue,
  ServerValues,
  Tenant,
  TypeIn,
  UsedBy,
} from '@captain/content-core'
import type { HookContext } from '../hooks.ts'

/** A record of one of a tenant's content types. */
export type RecordIn<T extends Tenant, N extends NameIn<T>> = RecordOf<TypeIn<T, N>>

/** Filters of a list by field: a value, or a range as `from..to`. */
export type FiltersOf<C> = { readonly [N in FieldNameIn<C>]?: string }

/** Names of the secret fields of a type. */
type SecretNameIn<C> = { readonly [N in FieldNameIn<C>]: FieldsIn<C>[N]['kind'] extends 'secret' ? N : never }[FieldNameIn<C>]

type ByType =
  | 'type'
  | 'findForUpdate'
  | 'findAll'
  | 'findMany'
  | 'findReferencing'
  | 'update'
  | 'create'
  | 'remove'
  | 'updateDerived'
  | 'readSecret'

/** `HookContext` with the types of a tenant's declaration: a content type, field or secret that it lacks does not compile. */
export type HookContextOf<T extends Tenant> = Omit<HookContext, ByType | 'reject'> & {
  readonly type: T['contentTypes'][number]
  readonly findForUpdate: <N extends NameIn<T>>(type: N, id: string) => Promise<RecordIn<T, N> | null>
  readonly findAll: <N extends NameIn<T>>(type: N) => Promise<readonly RecordIn<T, N>[]>
  readonly findMany: <N extends NameIn<T>>(type: N, filters: FiltersOf<TypeIn<T, N>>) => Promise<readonly RecordIn<T, N>[]>
  readonly findReferencing: (id: string) => Promise<readonly (Omit<UsedBy, 'type'> & { readonly type: NameIn<T> })[]>
  readonly update: <N extends NameIn<T>>(type: N, id: string, changes: ServerValues<TypeIn<T, N>>) => Promise<void>
  readonly create: <N extends NameIn<T>>(type: N, values: CreateInput<TypeIn<T, N>>) => Promise<string>
  readonly remove: (type: NameIn<T>, id: string) => Promise<void>
  readonly updateDerived: <N extends NameIn<T>>(type: N, id: string, values: ServerValues<TypeIn<T, N>>) => Promise<void>
  readonly readSecret: (id: string, field: { readonly [N in NameIn<T>]: SecretNameIn<TypeIn<T, N>> }[NameIn<T>]) => Promise<string | null>
  /** Ends the work with issues that the sender reads next to the fields. */
  reject(issues: readonly FieldIssue[]): never
}

/** A path into the values of a type: a field, or what is inside it (`lines.0.sku`). Empty for an issue of the whole record. */
export type PathIn<C> = C extends unknown ? '' | FieldNameIn<C> | `${FieldNameIn<C>}.${string}` : never

/** An issue whose path begins with a field of the type, or of what the public sends to it. */
export type IssueOf<C> = Omit<FieldIssue, 'path'> & { readonly path: PathIn<C> | PathIn<NonNullable<SubmissionIn<C>>> }

type SubmissionIn<C> = C extends { readonly submission: infer S } ? S : never

/** The context of the hooks of one content type. */
export type TypeContextOf<T extends Tenant, N extends NameIn<T>> = Omit<HookContextOf<T>, 'type' | 'reject'> & {
  readonly type: TypeIn<T, N>
  /** Ends the work with issues that the sender reads next to the fields. */
  reject(issues: readonly IssueOf<TypeIn<T, N>>[]): never
}
