import type { HttpClient } from '@captain/http-core'
import type { AnyRecord, Included } from '../values/record.ts'

/** What is to become of one record of a batch, and the version that it is based on. */
export type BatchChange = {
  readonly type: string
  readonly id: string
  readonly lockVersion: number
  readonly changes: Readonly<Record<string, unknown>>
}

/** A record that a batch makes. */
export type BatchDraft = Pick<BatchChange, 'type' | 'changes'>

/** A record that a batch puts into the trash. */
export type BatchRemoval = Pick<BatchChange, 'type' | 'id' | 'lockVersion'> & { readonly remove: true }

/** The records of a batch as saved, in its order; those that it removed are left out. */
export type BatchAnswer = { readonly items: readonly AnyRecord[]; readonly included: Included }

/** A record of a batch that has moved on: `place` counts from 0, `base` is what the client saw, null where it is no longer kept. */
export type VersionConflict = {
  readonly place: number
  readonly type: string
  readonly current: AnyRecord
  readonly base: AnyRecord | null
}

export type BatchClient = {
  /** Saves, makes and removes up to 200 records, of one type or several, all or none; a key keeps those that are made from being made twice. Fails with 422, whose paths begin with the place in the batch (`3.name.ja`), or with 409 and all `conflicts`. */
  save(changes: readonly (BatchChange | BatchDraft | BatchRemoval)[], options?: { readonly idempotencyKey?: string }): Promise<BatchAnswer>
}

/** Saves many records of a tenant at once: `batchClient(http, 'shop').save([…])`. */
export const batchClient = (http: HttpClient, tenant: string): BatchClient => ({
  save: (changes, { idempotencyKey } = {}) =>
    http.post(`/api/v1/tenants/${tenant}/batch`, {
      body: { changes },
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    }),
})
