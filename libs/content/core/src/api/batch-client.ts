import type { HttpClient } from '@captain/http-core'
import type { AnyRecord, Included } from '../values/record.ts'

/** Update of one record in a batch, with the version that it is based on. */
export type BatchUpdate = {
  readonly type: string
  readonly id: string
  readonly lockVersion: number
  readonly changes: Readonly<Record<string, unknown>>
}

/** Record that a batch creates. */
export type BatchCreate = Pick<BatchUpdate, 'type' | 'changes'>

/** Record that a batch moves to the trash. */
export type BatchDelete = Pick<BatchUpdate, 'type' | 'id' | 'lockVersion'> & { readonly remove: true }

/** Saved records of a batch in its order, without those that it deleted. */
export type BatchResponse = { readonly items: readonly AnyRecord[]; readonly included: Included }

/** Version conflict of one record in a batch. `place` counts from 0; `base` is the copy that the client saw, null if no longer stored. */
export type VersionConflict = {
  readonly place: number
  readonly type: string
  readonly current: AnyRecord
  readonly base: AnyRecord | null
}

export type BatchClient = {
  /**
   * Creates, updates and deletes up to 200 records of one or several types, all or none. An idempotency key prevents duplicate creation.
   * Fails with 422, whose paths begin with the place in the batch (`3.name.ja`), or with 409 and all `conflicts`.
   */
  save(
    changes: readonly (BatchUpdate | BatchCreate | BatchDelete)[],
    options?: { readonly idempotencyKey?: string },
  ): Promise<BatchResponse>
}

/** Creates the client for saving many records of a tenant in one request: `batchClient(http, 'shop').save([…])`. */
export const batchClient = (http: HttpClient, tenant: string): BatchClient => ({
  save: (changes, { idempotencyKey } = {}) =>
    http.post(`/api/v1/tenants/${tenant}/batch`, {
      body: { changes },
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    }),
})
