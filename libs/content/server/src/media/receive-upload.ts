import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { badRequest, ProblemError, tooLarge, unsupportedMediaType } from '@captain/http-server'
import busboy, { type Busboy } from 'busboy'
import { nextId } from '../store/ids.ts'

/** A received file in the temporary folder; the recipient removes it. */
export type Upload = { readonly path: string; readonly sha256: string; readonly name: string; readonly alt: string | null }

const OVERHEAD_BYTES = 64 * 1024
const MAX_FIELD_BYTES = 1000

const parserOf = (contentType: string, maxBytes: number): Busboy => {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: maxBytes, fields: 10, fieldSize: MAX_FIELD_BYTES, parts: 12 },
    })
  } catch {
    throw badRequest()
  }
}

const hashing = () => {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex') }
}

type Part = { readonly name: string; readonly sha256: string }

/** Writes the only file of the parser to the path while the source streams into the parser. */
const receive = async (
  source: Readable,
  parser: Busboy,
  { path, maxBytes }: { readonly path: string; readonly maxBytes: number },
): Promise<{ readonly file: Part | null; readonly alt: string | null }> => {
  const files: Promise<Part>[] = []
  let alt: string | null = null
  // An error ends the source, so that reading stops; the pipeline below passes the error on.
  parser.on('file', (field, stream, { filename }) => {
    // The parser ends its parts with the same error; the source reports it once.
    stream.on('error', () => undefined)
    if (field !== 'file') return void source.destroy(badRequest('unknown-parameter', field))
    stream.once('limit', () => source.destroy(tooLarge({ maxBytes })))
    const { stream: hash, digest } = hashing()
    const file = pipeline(stream, hash, createWriteStream(path, { mode: 0o600 })).then(() => ({ name: filename ?? '', sha256: digest() }))
    file.catch(() => undefined)
    files.push(file)
  })
  parser.on('field', (field, value) => {
    if (field === 'alt') alt = value.trim() === '' ? null : value.trim()
  })
  await pipeline(source, parser)
  const [file = null] = await Promise.all(files)
  return { file, alt }
}

/** Reads the only file of a multipart request, up to a size, into the folder. Throws 400, 413 and 415 problems, and then leaves no file. */
export const receiveUpload = async (request: Request, folder: string, maxBytes: number): Promise<Upload> => {
  const contentType = request.headers.get('content-type') ?? ''
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) throw unsupportedMediaType()
  if (Number(request.headers.get('content-length') ?? '0') > maxBytes + OVERHEAD_BYTES) throw tooLarge({ maxBytes })
  if (request.body === null) throw badRequest('malformed-parameter', 'file')
  const parser = parserOf(contentType, maxBytes)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, nextId(new Date()))
  try {
    const { file, alt } = await receive(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser, {
      path,
      maxBytes,
    })
    if (file === null) throw badRequest('malformed-parameter', 'file')
    return { path, alt, ...file }
  } catch (error) {
    await rm(path, { force: true })
    throw error instanceof ProblemError ? error : badRequest()
  }
}
