import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from './client.ts'
import { HttpError } from './http-error.ts'

let server: Server
let http: HttpClient
const seen: IncomingMessage[] = []

const answers: Readonly<Record<string, readonly [number, string]>> = {
  '/ok': [200, '{"value":1}'],
  '/none': [204, ''],
  '/text': [502, 'Bad gateway'],
  '/problem': [404, '{"type":"urn:captain:problem:not-found","title":"Not found","status":404,"code":"not-found"}'],
}

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    const [status, body] = answers[new URL(request.url ?? '/', 'http://x').pathname] ?? [200, 'null']
    response.writeHead(status, { 'content-type': 'application/json', 'x-answer': 'yes' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  http = createHttpClient({
    retryDelay: 1,
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    headers: () => ({ 'accept-language': 'en' }),
  })
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const failure = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  if (error instanceof HttpError) return error
  throw new Error(`not an HttpError: ${String(error)}`)
}

test('answers with the parsed body, and its headers when asked', async () => {
  expect(await http.get('/ok')).toEqual({ value: 1 })
  expect(await http.delete('/none')).toBeNull()
  const answer = await http.request('GET', '/ok')
  expect([answer.status, answer.headers.get('x-answer')]).toEqual([200, 'yes'])
})

test('sends query, JSON and headers', async () => {
  await http.post('/sent', { query: { q: '猫', empty: undefined, limit: 2 }, body: { a: 1 }, headers: { 'if-match': '"3"' } })
  const sent = seen.at(-1)
  expect(sent?.url).toBe('/sent?q=%E7%8C%AB&limit=2')
  expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'if-match': '"3"', 'accept-language': 'en' })
  await http.get('/sent?status=draft', { query: { limit: 2 } })
  expect(seen.at(-1)?.url).toBe('/sent?status=draft&limit=2')
})

test('fails with status, body and problem', async () => {
  const problem = await failure(http.get('/problem'))
  expect([problem.status, problem.statusText, problem.problem?.code]).toEqual([404, 'Not Found', 'not-found'])
  const text = await failure(http.get('/text'))
  expect([text.status, text.body, text.problem]).toEqual([502, 'Bad gateway', null])
})

test('a network failure is 500 "Fetch Error"', async () => {
  const error = await failure(createHttpClient({ baseUrl: 'http://localhost:1', retryDelay: 1 }).get('/'))
  expect([error.status, error.statusText, error.body]).toEqual([500, 'Fetch Error', null])
})

test('an abort stays an abort', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(http.get('/ok', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test("a caller's own mistake stays what it is, and is not repeated", async () => {
  let asked = 0
  const headers = () => {
    asked += 1
    throw new Error('no token')
  }
  await expect(createHttpClient({ baseUrl: 'http://localhost:1', retryDelay: 1, headers }).get('/')).rejects.toThrow('no token')
  expect(asked).toBe(1)
  const circle: unknown[] = []
  circle.push(circle)
  await expect(http.post('/sent', { body: circle })).rejects.toThrow(TypeError)
  await expect(http.get('/ok', { timeout: Infinity })).rejects.toThrow(RangeError)
})
