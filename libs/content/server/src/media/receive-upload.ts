import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { propertyOf } from '@captain/http-core'
import { badRequest, insufficientStorage, isDiskFull, ProblemError, tooLarge, unsupportedMediaType } from '@captain/http-server'
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

/** Streams the source into the parser. After an error the rest is read and discarded, because senders may read no response before they have sent it. */
const parse = async (source: Readable, parser: Busboy): Promise<void> => {
  finished(source, { writable: false }).catch((error: unknown) => parser.destroy(error instanceof Error ? error : badRequest()))
  try {
    await finished(source.pipe(parser))
  } finally {
    source.unpipe(parser).resume()
  }
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
  // An error ends the parser, so that parsing stops, and is reported once.
  parser.on('file', (field, stream, { filename }) => {
    // The parser ends its parts with the same error.
    stream.on('error', () => undefined)
    if (field !== 'file') return void parser.destroy(badRequest('unknown-parameter', field))
    stream.once('limit', () => parser.destroy(tooLarge({ maxBytes })))
    const { stream: hash, digest } = hashing()
    const output = createWriteStream(path, { mode: 0o600 })
    // The parser waits for the file to take more, so it would never end by itself.
    output.once('error', (error) => parser.destroy(error))
    const file = pipeline(stream, hash, output).then(() => ({ name: filename ?? '', sha256: digest() }))
    file.catch(() => undefined)
    files.push(file)
  })
  parser.on('field', (field, value) => {
    if (field === 'alt') alt = value.trim() === '' ? null : value.trim()
  })
  await parse(source, parser)
  const [file = null] = await Promise.all(files)
  return { file, alt }
}

/** Returns the error for the sender: what failed here is not the fault of the request. */
const failureOf = (error: unknown): unknown => {
  if (isDiskFull(error)) return insufficientStorage()
  return error instanceof ProblemError || propertyOf(error, 'path') !== undefined ? error : badRequest()
}

/**
 * Reads the only file of a multipart request, up to a size, into the folder. Throws 400, 413 and 415 problems, and 507 if the disk is full;
 * then leaves no file.
 */
export const receiveUpload = async (request: Request, folder: string, maxBytes: number): Promise<Upload> => {
  const contentType = request.headers.get('content-type') ?? ''
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) throw unsupportedMediaType()
  if (Number(request.headers.get('content-length') ?? '0') > maxBytes + OVERHEAD_BYTES) throw tooLarge({ maxBytes })
  if (request.body === null) throw badRequest('malformed-parameter', 'file')
  const parser = parserOf(contentType, maxBytes)
  const path = join(folder, nextId(new Date()))
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { file, alt } = await receive(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser, {
      path,
      maxBytes,
    })
    if (file === null) throw badRequest('malformed-parameter', 'file')
    return { path, alt, ...file }
  } catch (error) {
    await rm(path, { force: true })
    throw failureOf(error)
  }
}
