import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { notFound } from '@captain/http'

type Encoding = 'br' | 'gzip'

type StaticFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly encoded: ReadonlyMap<Encoding, string>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const ENCODINGS: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** File names that a build made from their content never change their meaning. */
const HASHED = /-[\w-]{8,}\.\w+$/

const describe = async (path: string, names: ReadonlySet<string>): Promise<StaticFile> => ({
  path,
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256')
    .update(await readFile(path))
    .digest('base64url')
    .slice(0, 22)}"`,
  cacheControl: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  encoded: new Map(
    ENCODINGS.filter(([, extension]) => names.has(path + extension)).map(([encoding, extension]) => [encoding, path + extension]),
  ),
})

const encodingFor = (file: StaticFile, accepted: string): Encoding | null =>
  [...file.encoded.keys()].find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)) ?? null

/** Compressing on the way turns a tag into a weak one; it still names the same file. */
const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const send = async (request: Request, file: StaticFile): Promise<Response> => {
  const headers = new Headers({ 'content-type': file.type, 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' })
  if (isKnown(request, file.etag)) return new Response(null, { status: 304, headers })
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '')
  if (encoding !== null) headers.set('content-encoding', encoding)
  const path = (encoding === null ? null : file.encoded.get(encoding)) ?? file.path
  // A build that was made since then has other files; its reader gets a 404 and loads the page anew.
  const found = await stat(path).catch(() => null)
  if (found === null) throw notFound()
  headers.set('content-length', String(found.size))
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>)
  return new Response(body, { headers })
}

/** Answers a GET for a file of a built folder; null for anything else. */
export type StaticFiles = (request: Request, pathname: string) => Promise<Response> | null

/** Knows the files of a built folder by name, so that no path outside of it can be asked for. */
export const staticFiles = async (folder: string): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
  const plain = [...names].filter((name) => !/\.(?:br|gz|html|map)$/.test(name))
  const files = new Map<string, StaticFile>(
    await Promise.all(plain.map(async (name) => [`/${relative(folder, name).split(sep).join('/')}`, await describe(name, names)] as const)),
  )
  return (request, pathname) => {
    const file = files.get(pathname)
    return file === undefined || (request.method !== 'GET' && request.method !== 'HEAD') ? null : send(request, file)
  }
}
