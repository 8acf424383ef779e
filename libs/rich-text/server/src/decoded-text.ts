import { TextDecoder } from 'node:util'
import sniffEncoding from 'html-encoding-sniffer'

/** The standard reads 1024 bytes; old Japanese pages often begin with long comments. */
const SNIFFED_BYTES = 4096

const CANDIDATES = ['utf-8', 'euc-jp', 'shift_jis'] as const

const isWritten = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    // As a stream, since the sample may end inside a character.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Encodings for pages that declare none, or one that does not exist. */
const guess = (bytes: Uint8Array): string => CANDIDATES.find((encoding) => isWritten(bytes, encoding)) ?? 'utf-8'

const decoderFor = (bytes: Uint8Array, charset: string | null): TextDecoder => {
  const defaultEncoding = guess(bytes)
  const named = sniffEncoding(bytes, {
    defaultEncoding,
    maxPrescanBytes: SNIFFED_BYTES,
    ...(charset !== null && { transportLayerEncodingLabel: charset }),
  })
  try {
    return new TextDecoder(named)
  } catch {
    return new TextDecoder(defaultEncoding)
  }
}

/** Decodes a page by its byte order mark, its header (`charset`) or its markup, in this order. */
export async function* decodedText(body: AsyncIterable<Uint8Array>, charset: string | null): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let sample: Uint8Array = new Uint8Array()
  for await (const chunk of body) {
    if (decoder !== null) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    sample = Buffer.concat([sample, chunk])
    if (sample.byteLength < SNIFFED_BYTES) continue
    decoder = decoderFor(sample, charset)
    yield decoder.decode(sample, { stream: true })
  }
  yield decoder === null ? decoderFor(sample, charset).decode(sample) : decoder.decode()
}
