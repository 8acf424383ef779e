import { readLink } from './link-url.ts'
import type { Network } from './network.ts'
import { openLink } from './open-link.ts'

const TIME_LIMIT_MS = 5000

/** Whether an address leads to a page within five seconds; a non-public address counts as unreachable and is never requested. */
export const isReachable = async (address: string, network: Network, signal?: AbortSignal): Promise<boolean> => {
  const url = readLink(address, network)
  if (url === null) return false
  const timeLimit = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    const asking = { network, accept: '*/*', signal: signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]) }
    const { response } = await openLink(url, asking)
    response.destroy()
    return true
  } catch {
    return false
  }
}
