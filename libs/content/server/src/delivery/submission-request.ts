import { createHash } from 'node:crypto'
import type { EndpointContext } from '@captain/auth-server'
import { validateSubmission, type AnyContentType, type Submission, type Tenant, type Values, isDelivered } from '@captain/content-core'
import { isObject } from '@captain/validation'
import { badRequest, methodNotAllowed, notFound, tooManyRequests } from '@captain/http-server'
import { SYSTEM_AUTHOR, type Author } from '../store/author.ts'
import { ContentIssues } from '../errors.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import { networkOf } from './network-of.ts'

const HOUR_SECONDS = 3600

/** A type that accepts submissions. */
export type SubmissionTarget = { readonly tenant: Tenant; readonly type: AnyContentType; readonly submission: Submission }

/** Returns the target of a path. Throws 404, or 405 for a read-only type. */
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

/** Returns the validated body of a submission. Throws 400 or ContentIssues. */
export const checkedBody = async (submission: Submission, context: Pick<EndpointContext, 'json'>): Promise<Values> => {
  const body = await context.json()
  if (!isObject(body)) throw badRequest()
  const checked = validateSubmission(submission, body)
  if (!checked.ok) throw new ContentIssues(checked.issues)
  return checked.values
}

/** Actions of a visitor on a submission; each has a separate limit. */
export type SubmissionAction = 'submit' | 'confirm' | 'track'

/** Number of allowed actions per submission: visitors preview before they order and track after it. */
const TIMES: Readonly<Record<SubmissionAction, number>> = { submit: 1, confirm: 10, track: 10 }

const counterOf = ({ tenant, type }: SubmissionTarget, action: SubmissionAction, address: string): string =>
  `${action}/${tenant.number}/${type.name}/${networkOf(address)}`

/**
 * Throws 429 if one address, or one IPv6 network, exceeds the limit per hour. A request with a `named` counter passes if it was
 * counted before.
 */
export const enforceSubmissionLimit = async (
  { limits }: ContentServices,
  target: SubmissionTarget,
  action: SubmissionAction,
  address: string,
  named?: string,
): Promise<void> => {
  const rule = { window: HOUR_SECONDS, max: target.submission.perHour * TIMES[action] }
  const { allowed, retryAfter } = await limits.consume(counterOf(target, action, address), rule, named)
  if (!allowed) throw tooManyRequests(retryAfter ?? HOUR_SECONDS)
}

/** Returns a response to one visitor, which caches must not store. */
export const visitorJson = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
