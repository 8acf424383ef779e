import type { RecordResponse, Values } from '@captain/content-core'
import type { Failure, Refusal } from '../failure.ts'
import type { RequestEffect } from '../saving-states.ts'
import { ME, OTHER, pageRecord } from './saved-page.ts'

/** Fate of a request: `lost` never arrives, `unanswered` arrives but its response is lost. */
export type Fate = 'ok' | 'lost' | 'unanswered' | 'session' | 'stepUpCancelled'

const refused = (failure: Failure, createdId: string | null = null): Refusal => ({ failure, issues: [], createdId })

type Outcome = { readonly record: RecordResponse } | { readonly refusal: Refusal }

/** A server with one record behind a network that loses requests and responses; keeps a log for assertions. */
export const unsteadyServer = (first: RecordResponse | null) => {
  let record = first
  const keys = new Map<string, string>()
  const log = {
    /** Every value that was ever stored, by field. */
    stored: new Set<string>(),
    created: 0,
    keys: new Set<string>(),
  }

  const store = (values: Values, by: typeof ME): RecordResponse => {
    record = { ...pageRecord({ ...record, ...values }, (record?.lockVersion ?? 0) + 1), updatedBy: by }
    for (const [name, value] of Object.entries(values)) log.stored.add(`${name}=${String(value)}`)
    return record
  }

  const create = ({ values, idempotencyKey }: Extract<RequestEffect, { type: 'create' }>): Outcome => {
    const body = JSON.stringify(values)
    const earlier = keys.get(idempotencyKey)
    log.keys.add(idempotencyKey)
    if (earlier !== undefined && record !== null)
      return earlier === body ? { record } : { refusal: refused({ kind: 'other', message: '', status: 409 }, record.id) }
    keys.set(idempotencyKey, body)
    log.created += 1
    return { record: store(values, ME) }
  }

  const arrive = (request: RequestEffect): Outcome => {
    if (request.type === 'create') return create(request)
    if (record === null) return { refusal: refused({ kind: 'gone' }) }
    if (request.type === 'get') return { record }
    if (request.lockVersion !== record.lockVersion) return { refusal: refused({ kind: 'conflict' }) }
    if (request.type === 'update') return { record: store(request.values, ME) }
    return { record: store({ status: request.transition === 'publish' ? 'published' : 'archived' }, ME) }
  }

  return {
    log,
    record: () => record,
    /** Another person saves. */
    change: (values: Values) => record !== null && store(values, OTHER),
    deliver: (request: RequestEffect, fate: Fate): Outcome => {
      if (fate === 'lost') return { refusal: refused({ kind: 'network' }) }
      if (fate === 'session') return { refusal: refused({ kind: 'session' }) }
      if (fate === 'stepUpCancelled') return { refusal: refused({ kind: 'forbidden' }) }
      const outcome = arrive(request)
      return fate === 'unanswered' ? { refusal: refused({ kind: 'network' }) } : outcome
    },
  }
}
