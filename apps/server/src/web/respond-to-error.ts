import {
  badRequest,
  insufficientStorage,
  internalError,
  isDiskFull,
  ProblemError,
  problemResponse,
  unavailable,
} from '@captain/http-server'
import type { Context } from 'hono'
import { isBadValue, isDatabaseDown } from '../database/is-database-down.ts'
import type { ServerEnv } from './request-variables.ts'

const toProblem = (error: unknown, context: Context<ServerEnv>): ProblemError => {
  if (error instanceof ProblemError) return error
  const log = context.get('log')
  if (isDatabaseDown(error)) {
    log.error({ err: error }, 'the database does not answer')
    return unavailable(2)
  }
  if (isDiskFull(error)) {
    log.error({ err: error }, 'the disk is full')
    return insufficientStorage()
  }
  if (isBadValue(error)) {
    log.warn({ err: error }, 'the database refused a value')
    return badRequest()
  }
  log.error({ err: error, method: context.req.method, path: context.req.path }, 'request failed')
  return internalError()
}

/** Converts every error of the server to a response. */
export const respondToError = (error: unknown, context: Context<ServerEnv>): Response =>
  problemResponse(toProblem(error, context), context.get('locale'))
