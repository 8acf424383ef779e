/** Network of a session, derived only from its IP address. */
export type Network = {
  /** On the server's own computer, in a private network, or on the internet. */
  readonly reach: 'computer' | 'private' | 'public'
  /** Network part of the address, without the part that identifies one computer. */
  readonly name: string
}

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

/** Returns whether an IPv4 address is private, link-local or shared (RFC 1918, 3927, 6598). */
const isPrivateV4 = (one: number, two: number): boolean =>
  one === 10 ||
  (one === 172 && two >= 16 && two <= 31) ||
  (one === 192 && two === 168) ||
  (one === 169 && two === 254) ||
  (one === 100 && two >= 64 && two <= 127)

const ofV4 = (parts: readonly number[]): Network | null => {
  const [one = 0, two = 0, three = 0] = parts
  if (parts.some((part) => part > 255)) return null
  const reach = one === 127 ? 'computer' : isPrivateV4(one, two) ? 'private' : 'public'
  return { reach, name: `${one}.${two}.${three}.*` }
}

/** Returns the eight groups of an IPv6 address; null if invalid. */
const groupsOf = (address: string): readonly number[] | null => {
  const [head = '', tail, more] = address.split('::')
  if (more !== undefined) return null
  const read = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const [before, after] = [read(head), read(tail ?? '')]
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null
}

/** The first four groups identify a customer's line, the rest its computers (RFC 4193 and 4291 define the private ones). */
const ofV6 = (groups: readonly number[]): Network => {
  const first = groups[0] ?? 0
  if (groups.slice(0, 7).every((group) => group === 0) && groups[7] === 1) return { reach: 'computer', name: '::1' }
  const isPrivate = (first >= 0xfc00 && first <= 0xfdff) || (first >= 0xfe80 && first <= 0xfebf)
  const line = groups.slice(0, 4).map((group) => group.toString(16))
  return { reach: isPrivate ? 'private' : 'public', name: `${line.join(':')}:*` }
}

/** Returns the network of an IP address; null if invalid. */
export const networkOf = (address: string | null): Network | null => {
  const given = (address ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '')
  const parts = V4.exec(given)?.slice(1).map(Number)
  if (parts !== undefined) return ofV4(parts)
  const groups = groupsOf(given)
  return groups === null ? null : ofV6(groups)
}
