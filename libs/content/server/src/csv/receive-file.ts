import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { badRequest, ProblemError, tooLarge, unsupportedMediaType } from '@captain/http-server'
import busboy, { type Busboy } from 'busboy'
import { displayName } from '../media/asset-names.ts'

export const MAX_FILE_BYTES = 10 * 1024 * 1024

export type ReceivedFile = { readonly name: string; readonly bytes: Uint8Array }

const parserOf = (contentType: string): Busboy => {
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) throw unsupportedMediaType()
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: MAX_FILE_BYTES, fields: 0, parts: 2 },
    })
  } catch {
    throw badRequest()
  }
}

/** Reads the one file of a multipart request, called `file` and of at most 10 MB, into memory. Throws 400, 413 and 415 problems. */
export const receiveFile = async (request: Request): Promise<ReceivedFile> => {
  const parser = parserOf(request.headers.get('content-type') ?? '')
  if (request.body === null) throw badRequest('malformed-parameter', 'file')
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  const chunks: Buffer[] = []
  let name: string | null = null
  parser.on('file', (field, stream, { filename }) => {
    // The parser ends its parts with the same error; the source reports it once.
    stream.on('error', () => undefined)
    if (field !== 'file') return void source.destroy(badRequest('unknown-parameter', field))
    stream.once('limit', () => source.destroy(tooLarge({ maxBytes: MAX_FILE_BYTES })))
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    name = displayName(filename ?? '')
  })
  try {
    await pipeline(source, parser)
  } catch (error) {
    throw error instanceof ProblemError ? error : badRequest()
  }
  if (name === null) throw badRequest('malformed-parameter', 'file')
  return { name, bytes: Buffer.concat(chunks) }
}
