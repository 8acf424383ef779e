import { tooLarge } from './errors.ts'

/** Reads a body whole, and no further than `maxBytes`: a larger one is a 413 problem. */
export const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const announced = Number(request.headers.get('content-length') ?? '0')
  if (announced > maxBytes) throw tooLarge({ maxBytes })
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw tooLarge({ maxBytes })
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
