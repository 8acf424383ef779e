import { AiFailure } from '../errors.ts'

/** The body of an answer, whole and no larger than `maxBytes`; a larger one is left unread. Fails with AiFailure. */
export const readAnswer = async (response: Response, maxBytes: number): Promise<Buffer> => {
  if (Number(response.headers.get('content-length') ?? '0') > maxBytes) {
    await response.body?.cancel()
    throw new AiFailure('ai-answer-unusable')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new AiFailure('ai-answer-unusable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What a JSON answer says; null where it is none. */
export const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
