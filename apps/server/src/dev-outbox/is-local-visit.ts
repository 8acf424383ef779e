import { isIPv4 } from 'node:net'

type Visit = {
  /** Where the connection comes from; undefined for a call inside the process. */
  readonly socketAddress: string | undefined
  readonly headers: Headers
}

/** What proxies and tunnels leave: behind one, this machine asks for somebody else. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip']

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

/** A name that leads here from a page of somebody else's, whose script could then read what is answered, is none of these. */
const isOwnName = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || (name.startsWith('[') ? name === '[::1]' : isIPv4(name) && isLoopback(name))
}

/** Whether a request comes from this very machine and means it by name. */
export const isLocalVisit = ({ socketAddress, headers }: Visit): boolean =>
  socketAddress !== undefined &&
  isLoopback(socketAddress) &&
  isOwnName(headers.get('host') ?? '') &&
  PASSED_ON.every((name) => !headers.has(name))
