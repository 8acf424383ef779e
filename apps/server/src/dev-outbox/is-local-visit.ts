import { isIPv4 } from 'node:net'

type Visit = {
  /** Remote address of the connection; undefined for a call inside the process. */
  readonly socketAddress: string | undefined
  readonly headers: Headers
}

/** Headers of proxies and tunnels, which forward requests of other machines. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip']

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

/** Returns whether a Host header names this machine. DNS rebinding could otherwise let a script of another site read a response. */
export const isOwnName = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || (name.startsWith('[') ? name === '[::1]' : isIPv4(name) && isLoopback(name))
}

/** Returns whether a request comes from this machine and uses its name. */
export const isLocalVisit = ({ socketAddress, headers }: Visit): boolean =>
  socketAddress !== undefined &&
  isLoopback(socketAddress) &&
  isOwnName(headers.get('host') ?? '') &&
  PASSED_ON.every((name) => !headers.has(name))
