import { Resolver } from 'node:dns/promises'

const PATIENCE = { timeout: 1000, tries: 2 }

/**
 * Resolves all addresses of a name with the name servers; none if the name does not exist. Unlike the system's lookup it aborts with the
 * signal, blocks no thread of the file system pool, and ignores /etc/hosts and search domains.
 */
export const resolveHost = async (hostname: string, signal: AbortSignal): Promise<readonly string[]> => {
  const resolver = new Resolver(PATIENCE)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
