import { createHash } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { matchesEtag, notFound, unavailable } from '@captain/http-server'

type Encoding = 'br' | 'gzip'

type StaticFile = {
  readonly path: string
  readonly changedAt: number
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly encoded: ReadonlyMap<Encoding, string>
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
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

/**
 * File names with a content hash are immutable. Only the build's folders contain them: a drawing may be called
 * `menu/building-community.svg`.
 */
const HASHED = /^\/(?:captain-assets|assets|manual)\/(?:.*\/)?[^/]*-[\w-]{8,}\.\w+$/

/**
 * Returns null for a file that does not exist. Any other failure, such as too many open files, says nothing about the file: it throws 503,
 * because a 404 would be the last word.
 */
const unlessGone = (failure: unknown): null => {
  const code = failure instanceof Error && 'code' in failure ? failure.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return null
  throw unavailable(1)
}

const changedAt = async (path: string): Promise<number> => (await stat(path).catch(unlessGone))?.mtimeMs ?? 0

const pathnameOf = (folder: string, path: string): string => `/${relative(folder, path).split(sep).join('/')}`

const describe = async (folder: string, path: string, names: ReadonlySet<string>): Promise<StaticFile> => ({
  path,
  // Read before the content, so a concurrent change is detected next time.
  changedAt: await changedAt(path),
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256')
    .update(await readFile(path))
    .digest('base64url')
    .slice(0, 22)}"`,
  cacheControl: HASHED.test(pathnameOf(folder, path)) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  encoded: new Map(
    ENCODINGS.filter(([, extension]) => names.has(path + extension)).map(([encoding, extension]) => [encoding, path + extension]),
  ),
})

const encodingFor = (file: StaticFile, accepted: string): Encoding | null =>
  [...file.encoded.keys()].find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)) ?? null

const send = async (request: Request, file: StaticFile): Promise<Response> => {
  const headers = new Headers({ 'content-type': file.type, 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' })
  if (matchesEtag(request, file.etag)) return new Response(null, { status: 304, headers })
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '')
  if (encoding !== null) headers.set('content-encoding', encoding)
  const path = (encoding === null ? null : file.encoded.get(encoding)) ?? file.path
  // A later build has other files; the reader gets a 404 and reloads the page.
  const found = await stat(path).catch(unlessGone)
  if (found === null) throw notFound()
  headers.set('content-length', String(found.size))
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>)
  return new Response(body, { headers })
}

/** A file or a folder whose name starts with a dot, such as the metadata of tools. */
const HIDDEN = /\/\./

type Listing = {
  readonly files: ReadonlyMap<string, StaticFile>
  /** Returns the modification time of each folder, by path. */
  readonly folders: ReadonlyMap<string, number>
}

/** Reads a folder again if a build deletes a part of it at the same time. Returns null if it does not exist. */
const entriesOf = async (folder: string, tries = 3): Promise<readonly Dirent[] | null> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone)
  return entries !== null || tries === 1 || (await stat(folder).catch(unlessGone)) === null ? entries : entriesOf(folder, tries - 1)
}

const listFiles = async (folder: string): Promise<Listing> => {
  const entries = (await entriesOf(folder)) ?? []
  const pathsOf = (kind: 'isFile' | 'isDirectory') =>
    entries.filter((entry) => entry[kind]()).map(({ parentPath, name }) => join(parentPath, name))
  // Read before the files, so a concurrent change is detected next time.
  const folders = await Promise.all([folder, ...pathsOf('isDirectory')].map(async (path) => [path, await changedAt(path)] as const))
  const names = new Set(pathsOf('isFile'))
  const plain = [...names].filter((name) => !/\.(?:br|gz|html|map)$/.test(name) && !HIDDEN.test(pathnameOf(folder, name)))
  // Skips a file that a build is deleting.
  const described = await Promise.all(plain.map(async (name) => describe(folder, name, names).catch(unlessGone)))
  const files = described.filter((file) => file !== null)
  return {
    files: new Map(files.map((file) => [pathnameOf(folder, file.path), file])),
    folders: new Map(folders),
  }
}

const isOutdated = async ({ folders }: Listing): Promise<boolean> => {
  const changes = await Promise.all([...folders].map(async ([path, at]) => (await changedAt(path)) !== at))
  return changes.includes(true)
}

/**
 * Returns whether a cached lookup of a name is still valid. A hashed name never changes its content; other files are compared by
 * modification time.
 */
const isCurrent = async (known: Listing, pathname: string, file: StaticFile | undefined): Promise<boolean> => {
  if (HASHED.test(pathname)) return file !== undefined || !(await isOutdated(known))
  return file === undefined || (await changedAt(file.path)) === file.changedAt
}

/** Serves a GET request for a file of a built folder; null for anything else. */
export type StaticFiles = (request: Request, pathname: string) => Promise<Response | null>

/**
 * Indexes the files of a built folder by name, so that no path outside of it can be requested. Files of a new build are found on request.
 */
export const staticFiles = async (folder: string): Promise<StaticFiles> => {
  let listing = listFiles(folder)
  const find = async (pathname: string): Promise<StaticFile | undefined> => {
    const known = await listing
    const file = known.files.get(pathname)
    if (await isCurrent(known, pathname, file)) return file
    const next = listFiles(folder)
    listing = next
    // A folder that cannot be read now is read again with the next request.
    next.catch(() => {
      if (listing === next) listing = Promise.resolve(known)
    })
    return (await next).files.get(pathname)
  }
  await listing
  return async (request, pathname) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? await find(pathname) : undefined
    return file === undefined ? null : send(request, file)
  }
}
