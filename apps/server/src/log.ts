import { propertyOf } from '@captain/http-core'
import { pino, type Logger } from 'pino'
import type { Environment } from './environment.ts'

const SECRETS = ['cookie', 'authorization', 'password', 'token', 'secret']

/** Returns the plain part of an error. Other properties stay out of the log, such as the full connection in a database error. */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const code = propertyOf(error, 'code')
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  }
}

/** Creates the server's structured log on standard error, without credentials. */
export const createLog = ({ logLevel }: Pick<Environment, 'logLevel'>): Logger =>
  pino(
    {
      level: logLevel,
      base: undefined,
      serializers: { err: describeError },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    pino.destination({ fd: 2, sync: true }),
  )
