import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

describe('tax rates for forms', () => {
  it('are those of today', async () => {
    const answer = await content.call('GET', `${STAFF}/tax-rates`, { as: 'viewer' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' })
  })

  it('are not for guests', async () => {
    expect((await content.call('GET', `${STAFF}/tax-rates`, { as: 'guest' })).status).toBe(401)
  })
})
