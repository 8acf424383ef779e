import { propertyOf } from '@captain/http-core'
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])

/** Other system calls with such a code concern files or the network in general. */
const SOCKET_CALLS: ReadonlySet<string> = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** Shutdown and crash (57P), too many connections (53), statement time-out, lost connections (08). */
const SQL_STATES = /^(?:57P\d\d|53\d{3}|57014|08\w{3})$/

/** Messages of pg and its pool for connections that are lost, closed, or timed out; such errors have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|not queryable|after calling end/

/** Returns whether a query failed because the database is unavailable, not because the query is wrong. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const [code, syscall] = [propertyOf(error, 'code'), propertyOf(error, 'syscall')]
  if (typeof code !== 'string') return MESSAGES.test(error.message)
  return SQL_STATES.test(code) || (SOCKET_CODES.has(code) && (typeof syscall !== 'string' || SOCKET_CALLS.has(syscall)))
}

/** Returns whether PostgreSQL rejected a value (class 22: invalid bytes, numbers or dates), so the input was invalid. */
export const isBadValue = (error: unknown): boolean => error instanceof Error && /^22\w{3}$/.test(String(propertyOf(error, 'code')))
