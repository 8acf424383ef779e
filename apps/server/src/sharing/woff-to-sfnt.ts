import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

type Table = { readonly tag: Buffer; readonly checksum: number; readonly data: Buffer }

const tablesOf = (woff: Buffer): readonly Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, place) => {
    const entry = woff.subarray(WOFF_HEADER + place * WOFF_ENTRY)
    const offset = entry.readUInt32BE(4)
    const packed = entry.readUInt32BE(8)
    const size = entry.readUInt32BE(12)
    const checksum = entry.readUInt32BE(16)
    const data = woff.subarray(offset, offset + packed)
    return { tag: entry.subarray(0, 4), checksum, data: packed < size ? inflateSync(data) : data }
  })

const headerOf = (flavour: Buffer, count: number): Buffer => {
  const header = Buffer.alloc(SFNT_HEADER)
  const power = Math.floor(Math.log2(count))
  flavour.copy(header)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  return header
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])

/** Converts a WOFF 1.0 font (W3C) to the TrueType or OpenType font inside it. */
export const woffToSfnt = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff)
  let offset = SFNT_HEADER + SFNT_ENTRY * tables.length
  const entries = tables.map(({ tag, checksum, data }) => {
    const entry = Buffer.alloc(SFNT_ENTRY)
    tag.copy(entry)
    entry.writeUInt32BE(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(data.length, 12)
    offset += padded(data).length
    return entry
  })
  return Buffer.concat([headerOf(woff.subarray(4, 8), tables.length), ...entries, ...tables.map(({ data }) => padded(data))])
}
