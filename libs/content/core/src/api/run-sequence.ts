import type { HttpClient } from '@captain/http-core'
import type { Transition } from '../workflows/workflow.ts'
import type { RecordResponse } from '../values/record.ts'
import type { TransitionInput } from './client.ts'

/** A record in the version that was seen, the transitions to run on it in order, and their input. */
type Sequence = {
  readonly tenant: string
  readonly type: string
  readonly id: string
  readonly lockVersion: number
  readonly transitions: readonly Transition[]
  readonly input: TransitionInput
  /** An act with the same key runs once. */
  readonly idempotencyKey: string
}

// Not part of the client of a type, which every screen loads.
/** Runs several transitions in one act, all or none. Fails with `HttpError`. */
export const runSequence = (
  http: HttpClient,
  { tenant, type, id, lockVersion, transitions, input, idempotencyKey }: Sequence,
): Promise<RecordResponse> => {
  const { note, ...changes } = input
  return http.post(`/api/v1/tenants/${tenant}/${type}/${encodeURIComponent(id)}/transitions`, {
    body: { transitions, changes, ...(note !== undefined && { note }) },
    headers: { 'if-match': `"${lockVersion}"`, 'idempotency-key': idempotencyKey },
  })
}
