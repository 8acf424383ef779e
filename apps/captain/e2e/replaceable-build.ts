import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { root } from '../../../tools/root.ts'
import { shared } from './signing-in.ts'

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

export type ReplaceableBuild = AsyncDisposable & {
  readonly baseUrl: string
  /** Replaces this build with a newer one: the same pages, new file names, the old files deleted. */
  readonly replace: () => Promise<void>
}

/** The shared server with a copy of the back office's build in front of it, as a content delivery network has one. */
export const startReplaceableBuild = async (): Promise<ReplaceableBuild> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-build-'))
  const assets = join(folder, 'captain-assets')
  await cp(join(root, 'apps/captain/dist'), folder, { recursive: true })
  let builds = 0
  const renew = (text: string): string => text.replaceAll(/(?<=["'/])(?:b\d+-)?([\w.]+(?:-[\w.]+)*-[\w-]{8}\.(?:js|css))/g, `b${builds}-$1`)

  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? '/'
      if (/^\/(?:captain-assets|builds)\//.test(path)) {
        const file = await readFile(join(folder, path)).catch(() => null)
        return new Response(file, {
          status: file === null ? 404 : 200,
          headers: { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' },
        })
      }
      const { host: _host, connection: _connection, ...sent } = request.headers
      const headers = new Headers(Object.entries(sent).map(([name, value]) => [name, String(value)]))
      if (headers.has('origin')) headers.set('origin', shared().baseUrl)
      const method = request.method ?? 'GET'
      const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray())
      const behind = await fetch(`${shared().baseUrl}${path}`, { method, headers, body, redirect: 'manual' })
      const isPage = behind.headers.get('content-type')?.startsWith('text/html') === true
      return isPage && builds > 0 ? new Response(renew(await behind.text()), behind) : behind
    }
    void answer().then(
      ({ status, headers, body }) => {
        const passed = [...headers].filter(([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name))
        response.writeHead(status, Object.fromEntries(passed))
        if (body === null) response.end()
        else
          Readable.fromWeb(body as ReadableStream)
            .on('error', () => response.destroy())
            .pipe(response)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))

  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    replace: async () => {
      builds += 1
      const names = await readdir(assets)
      await Promise.all(
        names.map(async (name) => {
          const to = join(assets, renew(`/${name}`))
          await rename(join(assets, name), to)
          if (/\.(?:js|css)$/.test(name)) await writeFile(to, renew(await readFile(to, 'utf8')))
        }),
      )
      const latest = join(folder, 'builds/latest.json')
      await writeFile(latest, renew(await readFile(latest, 'utf8')))
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
