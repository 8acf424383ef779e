import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fetchPrefetched } from './prefetched.ts'

let server: Server
let address: string
let asked = 0

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1
    response.end('from the server')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())
afterEach(() => {
  globalThis.captainPrefetched = undefined
  asked = 0
})

const read = async (init?: RequestInit): Promise<string> => (await fetchPrefetched(address, init)).text()

test('an answer that was asked for ahead is taken once; the next call asks', async () => {
  globalThis.captainPrefetched = new Map([[address, Promise.resolve(new Response('ahead'))]])
  expect(await read()).toBe('ahead')
  expect(asked).toBe(0)
  expect(await read()).toBe('from the server')
})

test('what failed on the way and what nobody asked for goes to the server', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  failed.catch(() => undefined)
  globalThis.captainPrefetched = new Map([[address, failed]])
  expect(await read()).toBe('from the server')
  globalThis.captainPrefetched = undefined
  expect(await read()).toBe('from the server')
})

const ahead = (): Map<string, Promise<Response>> => {
  const answers = new Map([[address, Promise.resolve(new Response('ahead'))]])
  globalThis.captainPrefetched = answers
  return answers
}

test('a write makes everything that was asked before it old', async () => {
  const answers = ahead()
  expect(await read({ method: 'POST' })).toBe('from the server')
  expect(answers.size).toBe(0)
})

test('a call that is no longer wanted takes nothing', async () => {
  const answers = ahead()
  await expect(read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(answers.size).toBe(1)
})
