import type { NameIn, Tenant, TypeIn } from '../tenant/tenant.ts'
import type { UncheckedValues } from '../typed-values.ts'
import type { BatchResponse, BatchUpdate, BatchDelete } from './batch-client.ts'

/** Part of a batch for one content type. The server checks its values, so each may be anything; their names are declared fields. */
export type BatchPartOf<T extends Tenant, N extends NameIn<T> = NameIn<T>> = {
  readonly [Name in N]:
    | (Omit<BatchUpdate, 'type' | 'changes'> & { readonly type: Name; readonly changes: UncheckedValues<TypeIn<T, Name>> })
    | { readonly type: Name; readonly changes: UncheckedValues<TypeIn<T, Name>> }
    | (Omit<BatchDelete, 'type'> & { readonly type: Name })
}[N]

/** `BatchClient` with the types of a tenant's declaration. */
export type BatchOf<T extends Tenant> = {
  save(changes: readonly BatchPartOf<T>[], options?: { readonly idempotencyKey?: string }): Promise<BatchResponse>
}
