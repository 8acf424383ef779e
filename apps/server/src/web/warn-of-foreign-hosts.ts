import type { IncomingMessage } from 'node:http'
import type { Logger } from '@captain/database'
import { isOwnName } from '../dev-outbox/is-local-visit.ts'

/** Names in the log; more are the work of a scanner. */
const MAX_NAMES = 20

/**
 * Returns a check of requests in development mode, which is meant for one machine: it shows mails and creates accounts with a known password.
 * It writes one warning for each host name of another machine.
 */
export const foreignHostWarning = (log: Pick<Logger, 'warn'>): ((incoming: Pick<IncomingMessage, 'headers'>) => void) => {
  const warned = new Set<string>()
  return ({ headers: { host = '' } }) => {
    if (host === '' || isOwnName(host) || warned.has(host) || warned.size >= MAX_NAMES) return
    warned.add(host)
    log.warn({ host }, 'a request for another machine reached development mode; set NODE_ENV=production on a server')
  }
}
