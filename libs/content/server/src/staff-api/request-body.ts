import type { Values } from '@captain/content-core'
import { badRequest, checkedParts, preconditionRequired } from '@captain/http-server'
import { isObject, isStorable } from '@captain/validation'
import type { GenericSchema } from 'valibot'
import type { StaffCall } from './staff-endpoint.ts'

const MAX_NOTE_CHARACTERS = 2000
const IF_MATCH = /^(?:W\/)?"?(\d{1,9})"?$/

/** Returns the body as an object; an empty body becomes an empty object. Throws 400. */
export const readObject = async ({ context }: Pick<StaffCall, 'context'>): Promise<Values> => {
  const body = (await context.json()) ?? {}
  if (!isObject(body)) throw badRequest()
  return body
}

/** Returns the body checked by a schema; an empty body counts as an empty object. Throws 400 with the name of the first wrong part. */
export const readBody = async <Body>({ context }: Pick<StaffCall, 'context'>, schema: GenericSchema<unknown, Body>): Promise<Body> =>
  checkedParts(schema, (await context.json()) ?? {})

/** Returns the reason in a body's `note`; null if missing. Throws 400 for invalid text or more than 2000 characters. */
export const parseNote = (note: unknown = null): string | null => {
  if (note === null || (typeof note === 'string' && note.length <= MAX_NOTE_CHARACTERS && isStorable(note))) return note
  throw badRequest('malformed-parameter', 'note')
}

/** Returns the lock version that a write is based on, from If-Match or the body's `lockVersion`; null if both are missing. Throws 400. */
export const parseLockVersion = ({ context }: Pick<StaffCall, 'context'>, body: Values): number | null => {
  const header = context.request.headers.get('if-match')
  if (header !== null) {
    const version = IF_MATCH.exec(header.trim())?.[1]
    if (version === undefined) throw badRequest('malformed-parameter', 'if-match')
    return Number(version)
  }
  const { lockVersion } = body
  if (lockVersion === undefined) return null
  if (typeof lockVersion !== 'number' || !Number.isSafeInteger(lockVersion)) throw badRequest('malformed-parameter', 'lockVersion')
  return lockVersion
}

/** Like `parseLockVersion`, for writes that require one. Throws 428. */
export const requireLockVersion = (call: Pick<StaffCall, 'context'>, body: Values): number => {
  const version = parseLockVersion(call, body)
  if (version === null) throw preconditionRequired()
  return version
}

/** Like `requireLockVersion`, for writes without a body, which may also accept each version with `If-Match: *` (RFC 9110); null then. */
export const requireLockVersionOrAny = (call: Pick<StaffCall, 'context'>): number | null =>
  call.context.request.headers.get('if-match')?.trim() === '*' ? null : requireLockVersion(call, {})

/** Returns the input without the version. */
export const withoutVersion = ({ lockVersion: _version, ...values }: Values): Values => values

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

/** Returns the idempotency key of a request, or null. Throws 400 for a malformed one. */
export const idempotencyKeyOf = ({ headers }: Request): string | null => {
  const key = headers.get('idempotency-key')
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw badRequest('malformed-parameter', 'idempotency-key')
  return key
}
