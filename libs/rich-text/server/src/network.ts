import { isPublicAddress } from './public-address.ts'
import { resolveHost } from './resolve-host.ts'

/** Defines which addresses are outside. Passed in code and not configurable, so that production has one only. */
export type Network = {
  readonly isAllowedAddress: (address: string) => boolean
  readonly isAllowedPort: (port: number) => boolean
  /** Resolves all addresses of a host name; none if the name does not exist. */
  readonly resolve: (hostname: string, signal: AbortSignal) => Promise<readonly string[]>
  /** PEM of the only trusted authority; default: the system's. */
  readonly ca?: string
}

export const PUBLIC_INTERNET: Network = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  resolve: resolveHost,
}
