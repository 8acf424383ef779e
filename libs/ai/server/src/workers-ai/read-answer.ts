import { AiFailure } from '../errors.ts'

/** Reads the full body of a response, up to `maxBytes`; does not read a larger one. Throws AiFailure. */
export const readAnswer = async (response: Response, maxBytes: number): Promise<Buffer> => {
  if (Number(response.headers.get('content-length') ?? '0') > maxBytes) {
    await response.body?.cancel()
    throw new AiFailure('ai-answer-unusable')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new AiFailure('ai-answer-unusable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses a JSON response; null if it is not JSON. */
export const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
