import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'

const tenants = fileURLToPath(new URL('../../../../libs/tenants/', import.meta.url))

/** Runs an example of a tenant's README against a server and returns its output; throws if it fails. */
export const runExample = async (path: string, baseUrl: string): Promise<string> => {
  const env = { PATH: process.env['PATH'], CAPTAIN_URL: baseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [join(tenants, path)], { env })
  return stdout
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' }

const isOutput = (made: unknown): made is Rolldown.RolldownOutput => typeof made === 'object' && made !== null && 'output' in made

/** Serves the page of an example on a separate origin; `close` stops the site. */
export const servePage = async (path: string): Promise<{ readonly url: string; close(): void }> => {
  const made = await build({
    configFile: false,
    root: join(tenants, path),
    logLevel: 'silent',
    build: { write: false, target: 'es2022', modulePreload: false },
  })
  const files = new Map((isOutput(made) ? made.output : []).map((file) => [file.fileName, 'code' in file ? file.code : file.source]))
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname.slice(1) || 'index.html'
    const found = files.get(name)
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain' }).end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
