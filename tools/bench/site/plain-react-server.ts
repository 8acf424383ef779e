import { createServer } from 'node:http'
import type { PlainReactPage, SiteModule } from './plain-react.ts'

// A separate process, like the product: measures the rendering of an uncached page.
const { href } = new URL('../../../apps/site/dist/server/entry-server.js', import.meta.url)
const { handle } = (await import(href)) as SiteModule

let page: PlainReactPage = { baseUrl: 'http://localhost', answers: {} }

const fetchApi = async (path: string): Promise<Response> => {
  const found = page.answers[path]
  return new Response(found?.body ?? '{}', { status: found?.status ?? 404, headers: { 'content-type': 'application/json' } })
}

process.on('message', (next: PlainReactPage) => {
  page = next
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))

const server = createServer((request, response) => {
  const asked = new Request(`${page.baseUrl}${request.url ?? '/'}`, { headers: { 'user-agent': request.headers['user-agent'] ?? '' } })
  handle(asked, { fetchApi, baseUrl: page.baseUrl })
    .then(async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': bytes.byteLength }).end(bytes)
    })
    .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : null)
})
