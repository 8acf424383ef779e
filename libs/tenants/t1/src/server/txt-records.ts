import { Resolver } from 'node:dns/promises'

/** Looks up the texts of a name's TXT records. Rejects if the name does not exist, or on a timeout. */
export type FindTexts = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const TIMEOUT_MS = 4000

/** Uses the resolvers of the machine, or these (`address:port`). */
export const txtRecords =
  (servers?: readonly string[]): FindTexts =>
  async (name, signal) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

const ABSENT: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** Whether a resolver's error means that the record does not exist, rather than a failed lookup. */
export const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && ABSENT.has(error.code)
