import { describe, expect, it } from 'vitest'
import { parseLinkResponse } from './parse-link-response.ts'

describe('readLinkAnswer', () => {
  it('takes what the server tells about a page, and only that', () => {
    const meta = {
      title: '朝市',
      description: 'お知らせ',
      site_name: '港',
      image: { url: 'data:image/webp;base64,AAAA' },
      script: '<script>',
    }
    expect(parseLinkResponse({ status: 200, body: { success: 1, link: 'https://a.example/', meta } })).toEqual({
      problem: null,
      link: 'https://a.example/',
      meta: { title: '朝市', description: 'お知らせ', site_name: '港', image: { url: 'data:image/webp;base64,AAAA' } },
    })
  })

  it('drops what is not of its kind', () => {
    const body = { success: 1, link: 7, meta: { title: ['x'], image: 'https://a.example/i.png' } }
    expect(parseLinkResponse({ status: 200, body })).toEqual({ problem: null, link: '', meta: {} })
  })

  it.each([
    ['failed', null],
    ['failed', { status: 429, body: { success: 0 } }],
    ['failed', { status: 401, body: null }],
    ['failed', { status: 504, body: { success: 0 } }],
    ['refused', { status: 422, body: { success: 0, message: 'x' } }],
    ['refused', { status: 200, body: { success: 0 } }],
    ['malformed', { status: 502, body: { success: 0 } }],
    ['malformed', { status: 200, body: '<html>' }],
    ['malformed', { status: 200, body: { success: 1 } }],
    ['malformed', { status: 200, body: { success: 1, meta: [] } }],
  ] as const)('says %s for %j', (problem, answer) => {
    expect(parseLinkResponse(answer)).toEqual({ problem })
  })
})
