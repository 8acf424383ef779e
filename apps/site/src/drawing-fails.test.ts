import { expect, test } from 'vitest'
import { handle } from './handle.ts'
import { BASE_URL, draw, startSite } from './testing/site-under-test.ts'

/** A browser, since robots get no page of what failed. */
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' }

test('a page that can not be drawn is a failure that is told, and nothing empty is kept for others', async () => {
  const { delivery } = await startSite()
  const errors: unknown[] = []
  const broken = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await delivery.fetchApi(path, init)
    if (!path.includes('/article/article-1')) return answer
    return Response.json({ ...((await answer.json()) as object), title: { ja: 'an object is no text' } })
  }
  const deps = { fetchApi: broken, baseUrl: BASE_URL, draw, onFailure: (error: unknown) => void errors.push(error) }
  const answer = await handle(new Request(`${BASE_URL}/en/article/article-1`, { headers }), deps)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'private, no-cache'])
  const html = await answer.text()
  expect(html).toContain('<p class="failure-status">500</p>')
  expect(html).toContain('<html lang="en"')
  expect(html).not.toContain('an object')
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('not valid as a React child') })])
  await delivery.stop()
})
