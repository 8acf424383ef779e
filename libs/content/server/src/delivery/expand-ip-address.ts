import { isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/** Returns the eight groups of an IPv6 address, with `::` expanded. */
const ipv6Groups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last]
}

const normalised = (address: string): string => {
  const plain = address.replace(/%.*$/, '')
  return MAPPED.exec(plain)?.[1] ?? plain
}

/** Returns an address in full form: IPv4 in four parts, IPv6 in eight groups of four digits; null for an invalid address. */
export const expandIpAddress = (address: string): string | null => {
  const plain = normalised(address)
  const version = isIP(plain)
  if (version === 4) return plain
  if (version !== 6 || plain.includes('.')) return null
  return ipv6Groups(plain)
    .map((group) => group.toLowerCase().padStart(4, '0'))
    .join(':')
}
