import { createHash } from 'node:crypto'
import { defineEndpoint, type Endpoint, type EndpointContext } from '@captain/auth-server'
import { validateSubmission, type AnyContentType, type Status, type Submission, type Tenant, type Values } from '@captain/content-core'
import { badRequest, methodNotAllowed, notFound, tooManyRequests } from '@captain/http'
import { answering } from '../answer.ts'
import { SYSTEM_AUTHOR, type Author } from '../author.ts'
import { ContentIssues } from '../errors.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import { isDelivered } from './public-type.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { hookContext } from '../store/hook-context.ts'
import { once } from '../store/idempotency.ts'
import { createEntry, updateEntry } from '../store/save.ts'

const HOUR_SECONDS = 3600
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

type Received = { readonly values: Values; readonly status?: Status }

/** Without a hook of the tenant: the fields that a sender fills in, as they were sent. */
const storedAsSent = (type: AnyContentType, sent: Values): Received => ({
  values: Object.fromEntries(Object.entries(sent).filter(([name]) => type.fields[name]?.setBy === 'sender')),
})

const receive = async (tx: WriteTx, type: AnyContentType, sent: Values): Promise<Received> => {
  const hook = tx.hooks[type.name]?.receive
  const context = hookContext(tx, type, (...update) => updateEntry(tx, ...update))
  return hook === undefined ? storedAsSent(type, sent) : hook(sent, context)
}

/** Whom a key belongs to where nobody is signed in: the sender's address, unreadable. */
const senderOf = ({ clientAddress, requestId }: EndpointContext): Author => ({
  ...SYSTEM_AUTHOR,
  sender: createHash('sha256').update(clientAddress).digest('base64url').slice(0, 22),
  requestId,
})

const checkedBody = async (submission: Submission, context: EndpointContext): Promise<Values> => {
  const body = await context.json()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest()
  const checked = validateSubmission(submission, body as Values)
  if (!checked.ok) throw new ContentIssues(checked.issues)
  return checked.values
}

const keyOf = ({ request }: EndpointContext): string | null => {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw badRequest('malformed-parameter', 'idempotency-key')
  return key
}

type Target = { readonly tenant: Tenant; readonly type: AnyContentType; readonly submission: Submission }

const refuseTooMany = async ({ limits }: ContentServices, { tenant, type, submission }: Target, address: string): Promise<void> => {
  const rule = { window: HOUR_SECONDS, max: submission.perHour }
  const { allowed, retryAfter } = await limits.consume(`submit/${tenant.number}/${type.name}/${address}`, rule)
  if (!allowed) throw tooManyRequests(retryAfter ?? HOUR_SECONDS)
}

const submit = async (services: ContentServices, target: Target, context: EndpointContext): Promise<Values> => {
  const { tenant, type, submission } = target
  const sent = await checkedBody(submission, context)
  const key = keyOf(context)
  await refuseTooMany(services, target, context.clientAddress)
  return services.store.forTenant(senderOf(context), tenant).write(async (tx) => {
    const make = async (): Promise<EntryRow> => {
      const { values, status } = await receive(tx, type, sent)
      return createEntry(tx, type, values, status)
    }
    const row = key === null ? await make() : await once(tx, { key, type, body: sent }, make)
    // Made of what is stored, so that a retry is answered as the first try was.
    return tx.hooks[type.name]?.receipt?.(row.data) ?? {}
  })
}

/** What visitors send: checked by the type's own declaration of it, limited by address, stored once for a key. */
export const submissionEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/public/:tenant/:type',
    guard: 'public',
    handler: async (context) => {
      const tenant = tenantOf(services, context.params.tenant)
      const type = typeOf(tenant, context.params.type)
      if (type.submission === null) throw isDelivered(type) ? methodNotAllowed(['GET', 'HEAD']) : notFound()
      const target = { tenant, type, submission: type.submission }
      const answer = await answering(context.locale, () => submit(services, target, context))
      return new Response(JSON.stringify(answer), {
        status: 201,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      })
    },
  })
