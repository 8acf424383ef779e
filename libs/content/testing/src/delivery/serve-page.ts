import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { isObject } from '@captain/validation'

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' }

const isOutput = (made: unknown): made is Rolldown.RolldownOutput => isObject(made) && 'output' in made

/** Builds the page of an example and serves it on a separate origin; `close` stops the site. */
export const servePage = async (folder: URL): Promise<{ readonly url: string; close(): void }> => {
  const made = await build({
    configFile: false,
    root: fileURLToPath(folder),
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
