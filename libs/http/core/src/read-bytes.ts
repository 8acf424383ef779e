/** Reads a full body up to `maxBytes`; returns null for a larger one. */
export const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const announced = Number(request.headers.get('content-length') ?? '0')
  if (announced > maxBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return null
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
