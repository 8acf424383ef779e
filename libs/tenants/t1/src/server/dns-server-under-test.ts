import { createSocket } from 'node:dgram'

const HEADER_BYTES = 12
const TXT = 16
const IN = 1
const NO_SUCH_NAME = 3

type Question = { readonly name: string; readonly end: number }

const questionOf = (message: Buffer): Question => {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 + 4 }
}

const u16 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => Buffer.of(value >> 8, value & 0xff)))

/** Texts of up to 255 bytes, each one string of the record; longer ones are split (RFC 1035, 3.3.14). */
const recordOf = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  const parts = Array.from({ length: Math.ceil(bytes.length / 255) }, (_unused, place) => bytes.subarray(place * 255, (place + 1) * 255))
  const data = Buffer.concat(parts.flatMap((part) => [Buffer.of(part.length), part]))
  // The name is a pointer to that of the question; the TTL is zero.
  return Buffer.concat([u16(0xc000 | HEADER_BYTES, TXT, IN, 0, 0, data.length), data])
}

export type DnsServer = {
  /** Address in the format of resolvers: `127.0.0.1:5353`. */
  readonly address: string
  readonly queriedNames: readonly string[]
  stop(): Promise<void>
}

/** A DNS server over UDP with these TXT records; it never responds for unknown names below `silent`. */
export const startDnsServer = async (
  records: Readonly<Record<string, readonly string[]>>,
  silent: readonly string[] = [],
): Promise<DnsServer> => {
  const socket = createSocket('udp4')
  const queriedNames: string[] = []
  socket.on('message', (message, sender) => {
    const { name, end } = questionOf(message)
    queriedNames.push(name)
    if (silent.includes(name)) return
    const answers = records[name]
    const flags = 0x8180 | (answers === undefined ? NO_SUCH_NAME : 0)
    const head = Buffer.concat([message.subarray(0, 2), u16(flags, 1, answers?.length ?? 0, 0, 0)])
    const body = Buffer.concat([head, message.subarray(HEADER_BYTES, end), ...(answers ?? []).map(recordOf)])
    socket.send(body, sender.port, sender.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queriedNames,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
