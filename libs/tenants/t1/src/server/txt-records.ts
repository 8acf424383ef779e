import { Resolver } from 'node:dns/promises'

/** Finds the texts of a name's TXT records. Rejects when there is no such name, or no answer. */
export type FindTexts = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const TIMEOUT_MS = 4000

/** Asks the resolvers of the machine, or these (`address:port`). */
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

/** Whether an error of a resolver means that there is no such record, and not that nobody answered. */
export const isAbsent = (error: unknown): boolean => ABSENT.has((error as { readonly code?: unknown } | null)?.code)
