import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { notFound } from '@captain/http-server'
import type { Hono } from 'hono'
import { acceptsGzip } from '../accepts-gzip.ts'
import type { ServerEnv } from '../../web/request-variables.ts'

const FOLDER = new URL('browser/', import.meta.resolve('@scalar/api-reference'))
const ENTRY = 'standalone.esm.js'

const versionIn = (text: string): string => {
  const manifest: unknown = JSON.parse(text)
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) throw new Error('@scalar/api-reference has no version')
  return String(manifest.version)
}

// A new version has new URLs, so browsers may cache each file forever.
const BASE = `/api/viewer/${versionIn(readFileSync(new URL('../../package.json', FOLDER), 'utf8'))}`

/** URL of the module that exports `createApiReference`. */
export const VIEWER_MODULE = `${BASE}/${ENTRY}`

type ViewerFile = { readonly plain: Uint8Array<ArrayBuffer>; readonly gzipped: Uint8Array<ArrayBuffer> }

const compress = promisify(gzip)

const load = async (name: string): Promise<ViewerFile> => {
  const plain = new Uint8Array(await readFile(new URL(name, FOLDER)))
  return { plain, gzipped: new Uint8Array(await compress(plain)) }
}

/** Lists the files of the code-split build: its entry and its chunks, without source maps. */
const namesOfFiles = async (): Promise<ReadonlySet<string>> => {
  const chunks = await readdir(fileURLToPath(new URL('chunks/', FOLDER)))
  return new Set([ENTRY, ...chunks.filter((name) => name.endsWith('.js')).map((name) => `chunks/${name}`)])
}

/** Serves the scripts of the API viewer from its package. Each is read and compressed on its first request. */
export const mountViewerFiles = (app: Hono<ServerEnv>): void => {
  const files = new Map<string, Promise<ViewerFile>>()
  let names: Promise<ReadonlySet<string>> | undefined
  app.get(`${BASE}/*`, async ({ req }) => {
    const name = req.path.slice(BASE.length + 1)
    names ??= namesOfFiles()
    if (!(await names).has(name)) throw notFound()
    const loading = files.get(name) ?? load(name)
    files.set(name, loading)
    const { plain, gzipped } = await loading
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    }
    return acceptsGzip(req.raw)
      ? new Response(gzipped, { headers: { ...headers, 'content-encoding': 'gzip' } })
      : new Response(plain, { headers })
  })
}
