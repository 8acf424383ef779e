import { expect, onTestFinished, test, vi } from 'vitest'
import { ProblemError } from './problem-error.ts'
import { readJson } from './read-json.ts'

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream

const request = (body: Body | null, type = 'application/json') =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })

const refusal = async (body: Body, type?: string, limits?: Parameters<typeof readJson>[1]) => {
  const error: unknown = await readJson(request(body, type), limits).catch((thrown: unknown) => thrown)
  return error instanceof ProblemError ? `${error.status} ${error.code}` : error
}

test('reads JSON, and nothing as undefined', async () => {
  expect(await readJson(request('{"name":"猫 ]}\\" [{"}'))).toEqual({ name: '猫 ]}" [{' })
  expect(await readJson(request('{}', 'application/merge-patch+json; charset=utf-8'))).toEqual({})
  expect(await readJson(request(null))).toBeUndefined()
})

test('refuses what is not JSON', async () => {
  expect(await refusal('{"name":')).toBe('400 malformed-json')
  expect(await refusal(new Uint8Array([0x22, 0xff, 0x22]))).toBe('400 malformed-json')
  expect(await refusal('{}', 'text/plain')).toBe('415 unsupported-media-type')
})

test('refuses depth before it parses', async () => {
  expect(await refusal('['.repeat(100_000))).toBe('400 malformed-json')
  expect(await refusal('[[[1]]]', undefined, { maxDepth: 2 })).toBe('400 malformed-json')
  expect(await readJson(request('[[[1]]]'), { maxDepth: 3 })).toEqual([[[1]]])
})

test('stops reading at the limit, announced or not', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1000
      controller.enqueue(new TextEncoder().encode(' '.repeat(1000)))
    },
  })
  expect(await refusal(endless, undefined, { maxBytes: 5000 })).toBe('413 too-large')
  expect(sent).toBeLessThan(20_000)
  expect(await refusal(JSON.stringify('x'.repeat(6000)), undefined, { maxBytes: 5000 })).toBe('413 too-large')
})

test('refuses many small values before it parses', async () => {
  const wide = (count: number) => `[${Array.from({ length: count }, () => '{}').join(',')}]`
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  const hasParsed = (text: string) => parse.mock.calls.some(([parsed]) => parsed === text)
  for (const count of [330_000, 100_000]) {
    expect(await refusal(wide(count))).toBe('413 too-large')
    expect(hasParsed(wide(count))).toBe(false)
  }
  expect(await readJson(request(wide(99_999)))).toHaveLength(99_999)
  expect(hasParsed(wide(99_999))).toBe(true)
  expect(await readJson(request(JSON.stringify(','.repeat(200_000))))).toHaveLength(200_000)
  expect(await refusal('{"a":1,"b":2}', undefined, { maxValues: 2 })).toBe('413 too-large')
})
