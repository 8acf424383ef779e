import { propertyOf } from '@captain/http-core'
import { pino, type Logger } from 'pino'
import type { Environment } from './environment.ts'
import { sourceStack } from './source-stack.ts'

const SECRETS = ['cookie', 'authorization', 'password', 'token', 'secret']

/** Returns the plain part of an error. Other properties stay out of the log, such as the full connection in a database error. */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const code = propertyOf(error, 'code')
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: sourceStack(error.stack) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  }
}

/** A line is written this many ms after it is logged, at the latest. */
const FLUSH_MS = 250
const BUFFER_BYTES = 3072
/** The most that a pipe takes from several workers at once without mixing their lines. */
const PIPE_BYTES = 4096
/** pino's level `warn`. */
const WARN = 40

/**
 * Creates the server's structured log on standard error, without credentials. Lines are written in groups, because one write for each would
 * cost a cached response half of its speed; warnings and errors are written at once, with everything before them.
 */
export const createLog = ({ logLevel }: Pick<Environment, 'logLevel'>): Logger => {
  const destination = pino.destination({ fd: 2, sync: false, minLength: BUFFER_BYTES, maxWrite: PIPE_BYTES, periodicFlush: FLUSH_MS })
  return pino(
    {
      level: logLevel,
      base: undefined,
      serializers: { err: describeError },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      hooks: {
        logMethod: function (args, method, level) {
          method.apply(this, args)
          if (level >= WARN) destination.flushSync()
        },
      },
    },
    destination,
  )
}

/** Returns the log of requests, whose lines consist of fields that are never secret. */
export const requestLogOf = (log: Logger): Logger => log.child({}, { redact: [] })
