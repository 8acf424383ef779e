import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

/** The bytes of an answer, packed once for each encoding that is asked for. */
export type PackedBody = {
  /** Names the bytes. */
  readonly hash: string
  readonly size: number
  packed(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Packing has to save at least a packet's worth. */
const SMALLEST = 1024

/** Eleven, the best, makes a page smaller by another eighth, and takes fifty times as long. */
const BROTLI_QUALITY = 5

const PACK: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
  gzip: promisify(gzip),
}

/** Packs bytes when somebody first asks for them so; less than 1 KB stays as it is. */
export const packedBody = (bytes: Buffer): PackedBody => {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', bytes]])
  return {
    hash: createHash('sha1').update(bytes).digest('base64url'),
    size: bytes.byteLength,
    packed: (encoding) => {
      const known = made.get(encoding)
      if (known !== undefined) return known
      if (encoding === 'identity' || bytes.byteLength < SMALLEST) return bytes
      const making = PACK[encoding](bytes).then((packed) => {
        made.set(encoding, packed)
        return packed
      })
      made.set(encoding, making)
      // The next who asks tries again.
      making.catch(() => made.delete(encoding))
      return making
    },
  }
}
