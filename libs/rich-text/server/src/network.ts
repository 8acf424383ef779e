import { isPublicAddress } from './public-address.ts'
import { resolveHost } from './resolve-host.ts'

/** What counts as outside. Chosen where the endpoint is made and by no configuration, so that production has one only. */
export type Network = {
  readonly isAllowedAddress: (address: string) => boolean
  readonly isAllowedPort: (port: number) => boolean
  /** All addresses of a host name; none when there is no such name. */
  readonly resolve: (hostname: string, signal: AbortSignal) => Promise<readonly string[]>
  /** PEM of the one authority to trust; left out: the usual ones. */
  readonly ca?: string
}

export const PUBLIC_INTERNET: Network = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  resolve: resolveHost,
}
