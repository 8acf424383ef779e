import { createHash } from 'node:crypto'
import type { EndpointContext } from '@captain/auth-server'
import { validateSubmission, type AnyContentType, type Submission, type Tenant, type Values } from '@captain/content-core'
import { badRequest, methodNotAllowed, notFound, tooManyRequests } from '@captain/http-server'
import { SYSTEM_AUTHOR, type Author } from '../store/author.ts'
import { ContentIssues } from '../errors.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import { networkOf } from './network-of.ts'
import { isDelivered } from './public-type.ts'

const HOUR_SECONDS = 3600

/** A type that takes what the public sends. */
export type SubmissionTarget = { readonly tenant: Tenant; readonly type: AnyContentType; readonly submission: Submission }

/** The target of a path. Throws 404, or 405 for a type that is only read. */
export const submissionTarget = (
  services: ContentServices,
  { tenant: slug, type: name }: { readonly tenant: string; readonly type: string },
): SubmissionTarget => {
  const tenant = tenantOf(services, slug)
  const type = typeOf(tenant, name)
  if (type.submission === null) throw isDelivered(type) ? methodNotAllowed(['GET', 'HEAD']) : notFound()
  return { tenant, type, submission: type.submission }
}

/** Returns the author of an anonymous write: a hash of the network of the sender's address. */
export const senderOf = ({ clientAddress, requestId }: Pick<EndpointContext, 'clientAddress' | 'requestId'>): Author => ({
  ...SYSTEM_AUTHOR,
  sender: createHash('sha256').update(networkOf(clientAddress)).digest('base64url').slice(0, 22),
  requestId,
})

/** What was sent, checked by the type's declaration of it. Throws 400 or ContentIssues. */
export const checkedBody = async (submission: Submission, context: Pick<EndpointContext, 'json'>): Promise<Values> => {
  const body = await context.json()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest()
  const checked = validateSubmission(submission, body as Values)
  if (!checked.ok) throw new ContentIssues(checked.issues)
  return checked.values
}

/** What a visitor may do with what was sent; each is counted apart. */
export type SubmissionAct = 'submit' | 'confirm' | 'track'

/** How often the other acts come for each one that is sent: people look before they order, and look again after it. */
const TIMES: Readonly<Record<SubmissionAct, number>> = { submit: 1, confirm: 10, track: 10 }

const counterOf = ({ tenant, type }: SubmissionTarget, act: SubmissionAct, address: string): string =>
  `${act}/${tenant.number}/${type.name}/${networkOf(address)}`

/** Throws 429 when one address, or one network of IPv6, does too much within an hour; what is `named` passes once it has been counted. */
export const refuseTooMany = async (
  { limits }: ContentServices,
  target: SubmissionTarget,
  act: SubmissionAct,
  address: string,
  named?: string,
): Promise<void> => {
  const rule = { window: HOUR_SECONDS, max: target.submission.perHour * TIMES[act] }
  const { allowed, retryAfter } = await limits.consume(counterOf(target, act, address), rule, named)
  if (!allowed) throw tooManyRequests(retryAfter ?? HOUR_SECONDS)
}

/** An answer to one visitor; no cache keeps it. */
export const visitorJson = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
