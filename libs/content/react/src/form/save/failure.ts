import type { UsedBy } from '@captain/content-core'
import { HttpError, type Issue } from '@captain/http-core'
import { isObject } from '@captain/validation'
import { draftIn } from '../../workflows/legal/draft-in.ts'

/** A record that a rejection names. */
type NamedRecord = Pick<UsedBy, 'type' | 'id' | 'title'>

const isNamedRecord = (value: unknown): value is NamedRecord =>
  isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string' && isObject(value['title'])

/** Why a write failed, as far as the user can act on it. */
export type Failure =
  | { readonly kind: 'invalid'; readonly count: number }
  | { readonly kind: 'session' | 'network' | 'gone' | 'forbidden' | 'locked' }
  /** Another save or transition came first; `author` says whether the same user made it in another tab. */
  | { readonly kind: 'conflict' | 'illegal'; readonly author?: 'others' | 'self' }
  | { readonly kind: 'draftExists'; readonly id: string }
  /** `message` is the server’s, in the language of the page; empty if there is none, such as from a proxy. `status` is 0 for an error of the page itself. */
  | { readonly kind: 'other'; readonly message: string; readonly status: number; readonly records?: readonly NamedRecord[] }

/** Returns the issues that the server found in the values. */
export const issuesIn = (error: unknown): readonly Issue[] =>
  error instanceof HttpError && error.status === 422 ? (error.problem?.issues ?? []) : []

/** Id of the record that a lost response was about: the idempotency key already created it, from a different body. */
const createdIdIn = (error: unknown): string | null => {
  if (!(error instanceof HttpError) || error.problem?.code !== 'idempotency-mismatch') return null
  const { current } = error.problem
  return isObject(current) && typeof current['id'] === 'string' ? current['id'] : null
}

/** A failed write as the state chart of saving reads it. */
export type Refusal = {
  readonly failure: Failure
  readonly issues: readonly Issue[]
  /** The record that an earlier attempt created; null if none did. */
  readonly createdId: string | null
}

/** Reads a failed call; a call without a response is a network failure. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof HttpError)) return { kind: 'other', message: '', status: 0 }
  if (error.status === 500 && error.statusText === 'Fetch Error') return { kind: 'network' }
  if (error.problem?.code === 'version-conflict') return { kind: 'conflict' }
  if (error.problem?.code === 'illegal-transition') return { kind: 'illegal' }
  if (error.problem?.code === 'published-version') return { kind: 'locked' }
  const draft = draftIn(error)
  if (draft !== null) return { kind: 'draftExists', id: draft }
  if (error.status === 401) return { kind: 'session' }
  if (error.status === 403) return { kind: 'forbidden' }
  if (error.status === 404) return { kind: 'gone' }
  const issues = issuesIn(error)
  if (issues.length > 0) return { kind: 'invalid', count: issues.length }
  const records = error.problem?.['records']
  return {
    kind: 'other',
    message: error.problem?.detail ?? error.problem?.title ?? '',
    status: error.status,
    ...(Array.isArray(records) && { records: records.filter(isNamedRecord) }),
  }
}

/** Reads everything that a save needs from a failed call. */
export const refusalOf = (error: unknown): Refusal => ({
  failure: failureOf(error),
  issues: issuesIn(error),
  createdId: createdIdIn(error),
})
