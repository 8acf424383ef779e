import { createHash } from 'node:crypto'
import { defineEndpoint, type Endpoint, type EndpointContext } from '@captain/auth-server'
import type { AnyContentType, Status, Values } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { withValidationProblem } from '../responses.ts'
import type { Author } from '../store/author.ts'
import { describePublic } from '../openapi/describe-types.ts'
import { submitFacts } from '../openapi/public-facts.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { hookContext } from '../store/hook-context.ts'
import { hasMade, withIdempotencyKey } from '../store/idempotency.ts'
import { createEntry, updateEntry } from '../store/save.ts'
import {
  checkedBody,
  enforceSubmissionLimit,
  senderOf,
  submissionTarget,
  visitorJson,
  type SubmissionTarget,
} from './submission-request.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

type Received = { readonly values: Values; readonly status?: Status }

/** Stores the sender's fields unchanged if the tenant has no hook. */
const storedAsSent = (type: AnyContentType, sent: Values): Received => ({
  values: Object.fromEntries(Object.entries(sent).filter(([name]) => type.fields[name]?.setBy === 'sender')),
})

const receive = async (tx: WriteTx, type: AnyContentType, sent: Values): Promise<Received> => {
  const hook = tx.hooks[type.name]?.onSubmission
  const context = hookContext(tx, type, updateEntry)
  return hook === undefined ? storedAsSent(type, sent) : hook(sent, context)
}

const keyOf = ({ request }: EndpointContext): string | null => {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw badRequest('malformed-parameter', 'idempotency-key')
  return key
}

type Sent = { readonly body: Values; readonly key: string | null }

/** Returns the hashed counter key of a sender's key and body; undefined without a key. */
const countedAs = ({ tenant, type }: SubmissionTarget, sender: Author, { body, key }: Sent): string | undefined =>
  key === null
    ? undefined
    : `sending/${tenant.number}/${createHash('sha256')
        .update(JSON.stringify([sender.sender, key, type.name, body]))
        .digest('base64url')}`

const submit = async (services: ContentServices, target: SubmissionTarget, context: EndpointContext, sent: Sent): Promise<Values> => {
  const { tenant, type } = target
  const { body, key } = sent
  const sender = senderOf(context)
  const store = services.store.forTenant(sender, tenant)
  // A retry after a lost response does not count again.
  const isRetry = key !== null && (await store.read((tx) => hasMade(tx, sender.sender ?? '', { key, type, body })))
  const named = countedAs(target, sender, sent)
  // If another process has counted the same request but not stored it yet, this one waits for the record.
  if (!isRetry) await enforceSubmissionLimit(services, target, 'submit', context.clientAddress, named)
  const write = store.write(async (tx) => {
    const make = async (): Promise<EntryRow> => {
      const { values, status } = await receive(tx, type, body)
      return createEntry(tx, type, values, status)
    }
    const row = key === null ? await make() : await withIdempotencyKey(tx, { key, type, body }, make)
    // Computed from the stored record, so that a retry gets the same response as the first request.
    return tx.hooks[type.name]?.submissionReceipt?.(row.data) ?? {}
  })
  return write.catch(async (failure: unknown) => {
    // Failed attempts and retries count toward the limit.
    if (named !== undefined) await services.limits.forget(named)
    throw failure
  })
}

/** Accepts submissions: validates them by the type's `submission`, limits them by address, and stores them once per key. */
export const submissionEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/public/:tenant/:type',
    guard: 'public',
    describe: describePublic(services, { method: 'POST', path: '', wanted: ({ type }) => type.submission !== null, facts: submitFacts }),
    handler: async (context) => {
      const target = submissionTarget(services, context.params)
      const take = async (): Promise<Values> => {
        const sent = { body: await checkedBody(target.submission, context), key: keyOf(context) }
        const work = () => submit(services, target, context, sent)
        // A double click at the same time sends once.
        return sent.key === null ? work() : services.inTurns(`${target.tenant.number}/${senderOf(context).sender}/${sent.key}`, work)
      }
      return visitorJson(await withValidationProblem(context.locale, take), 201)
    },
  })
