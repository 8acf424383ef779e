/** Algorithms that registrations offer: EdDSA, ES256, RS256. */
export const OFFERED_ALGORITHMS: readonly number[] = [-8, -7, -257]

const MAP = 5
const BYTES = 2
const ALGORITHM = 3

type Head = { readonly major: number; readonly value: number; readonly next: number }

/** Reads the head of a CBOR item with a value of at most 32 bits. */
const headAt = (key: Buffer, at: number): Head => {
  const first = key.readUInt8(at)
  const [major, info] = [first >> 5, first & 0x1f]
  if (info < 24) return { major, value: info, next: at + 1 }
  if (info === 24) return { major, value: key.readUInt8(at + 1), next: at + 2 }
  if (info === 25) return { major, value: key.readUInt16BE(at + 1), next: at + 3 }
  if (info === 26) return { major, value: key.readUInt32BE(at + 1), next: at + 5 }
  throw new RangeError('unsupported CBOR')
}

const integerOf = ({ major, value }: Head): number | null => (major === 0 ? value : major === 1 ? -1 - value : null)

/** Returns the algorithm of a COSE key, whose values are integers and byte strings; null if it names none. */
export const algorithmOf = (publicKey: Uint8Array): number | null => {
  const key = Buffer.from(publicKey)
  try {
    const { major, value: entries, next } = headAt(key, 0)
    if (major !== MAP) return null
    let at = next
    for (let entry = 0; entry < entries; entry += 1) {
      const label = headAt(key, at)
      const item = headAt(key, label.next)
      if (integerOf(label) === ALGORITHM) return integerOf(item)
      at = item.major === BYTES ? item.next + item.value : item.next
    }
    return null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
