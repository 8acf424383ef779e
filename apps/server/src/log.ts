import { pino, type Logger } from 'pino'
import type { Environment } from './environment.ts'

const SECRETS = ['cookie', 'authorization', 'password', 'token', 'secret']

/** The server's structured log, on standard error, without anything that signs somebody in. */
export const createLog = ({ logLevel }: Pick<Environment, 'logLevel'>): Logger =>
  pino(
    {
      level: logLevel,
      base: undefined,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*["set-${name}"]`]), censor: '[hidden]' },
    },
    pino.destination({ fd: 2, sync: true }),
  )
