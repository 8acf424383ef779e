import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from './client.ts'

let server: Server
let http: HttpClient

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/file.csv')
      return response
        .writeHead(200, {
          'content-type': 'text/csv',
          'content-disposition': `attachment; filename="drink.csv"; filename*=UTF-8''${encodeURIComponent('ドリンク.csv')}`,
        })
        .end(Buffer.from([0xef, 0xbb, 0xbf, 0x41]))
    if (request.url === '/plain') return response.writeHead(200, { 'content-disposition': 'attachment; filename="drink.csv"' }).end()
    if (request.url === '/broken') {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      return setTimeout(() => response.destroy(), 20)
    }
    return response
      .writeHead(403, { 'content-type': 'application/problem+json' })
      .end('{"type":"urn:captain:problem:forbidden","title":"Forbidden","status":403,"code":"forbidden"}')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  http = createHttpClient({ baseUrl: `http://localhost:${(server.address() as AddressInfo).port}` })
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

test('reads a file byte by byte, with the name that the server gives it', async () => {
  const counts: number[] = []
  const { blob, name } = await http.download('/file.csv', { onBytes: (received) => counts.push(received) })
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf, 0x41])
  expect([name, counts.at(-1), blob.type]).toEqual(['ドリンク.csv', 4, 'text/csv'])
  expect((await http.download('/plain')).name).toBe('drink.csv')
})

test('fails as other calls do, also when the file breaks off', async () => {
  await expect(http.download('/no')).rejects.toMatchObject({ status: 403, problem: { code: 'forbidden' } })
  await expect(http.download('/broken')).rejects.toMatchObject({ status: 500, statusText: 'Fetch Error' })
  const controller = new AbortController()
  const broken = http.download('/broken', { signal: controller.signal })
  controller.abort(new Error('enough'))
  await expect(broken).rejects.toThrow('enough')
})
