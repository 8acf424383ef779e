import type { Network } from './network.ts'

const MAX_CHARACTERS = 2048
const STANDARD_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/**
 * Parses an address, relative to a base if given: http or https, an allowed port, no credentials, up to 2048 characters. Null for all
 * others.
 */
export const readLink = (text: string, { isAllowedPort }: Pick<Network, 'isAllowedPort'>, base?: URL): URL | null => {
  const url = URL.parse(text.trim(), base?.href)
  const standardPort = STANDARD_PORTS[url?.protocol ?? '']
  if (url === null || standardPort === undefined || url.href.length > MAX_CHARACTERS) return null
  if (url.username !== '' || url.password !== '') return null
  return isAllowedPort(url.port === '' ? standardPort : Number(url.port)) ? url : null
}
