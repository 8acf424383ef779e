import { describe, expect, it } from 'vitest'
import { linkTool } from './link-tool.ts'

const node = (data: unknown) => linkTool.read(data)?.node
const image = (url: unknown) => node({ link: 'https://a.example/', meta: { image: { url } } })?.image
const keep = (html: string) => html

it('reads a card; titles are words, not HTML', () => {
  const data = { link: 'https://a.example:8443/news?a=1', meta: { title: ' A < B ', description: '説明', image: { url: '/media/a.webp' } } }
  expect(linkTool.read(data)).toEqual({
    node: { type: 'linkTool', href: data.link, host: 'a.example:8443', title: 'A < B', description: '説明', image: '/media/a.webp' },
    text: 'A < B\n説明',
  })
})

it('is found by its host when it has no title', () => {
  expect(linkTool.read({ link: 'https://a.example/x', meta: { title: 3 } })).toMatchObject({ node: { title: '' }, text: 'a.example' })
})

describe('the picture', () => {
  it.each(['data:image/webp;base64,UklGRg==', 'data:image/png;base64,iVBORw0KGgo', '/media/tenants/t1/2026/11/a.webp'])(
    '%s is shown',
    (url) => {
      expect(image(url)).toBe(url)
    },
  )

  it.each([
    'https://a.example/og.png',
    '//a.example/media/og.png',
    '/\\a.example/media/og.png',
    '/media/../api/v1/session',
    '/media/%2e%2e/api/v1/session',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    'data:image/png;base64,"onload=',
    'javascript:alert(1)',
    7,
  ])('%j is not shown', (url) => {
    expect(image(url)).toBeNull()
  })

  it('stays in the data when it is merely somebody else’s', () => {
    const stored = (url: string) => linkTool.mapInline({ link: 'https://a.example/', meta: { image: { url, width: 3 } } }, keep)?.['meta']
    expect(stored('https://a.example/og.png')).toEqual({ image: { url: 'https://a.example/og.png', width: 3 } })
    expect(stored('data:image/webp;base64,UklGRg==')).toEqual({ image: { url: 'data:image/webp;base64,UklGRg==', width: 3 } })
    expect(stored('javascript:alert(1)')).toEqual({ image: { url: '', width: 3 } })
  })
})

it.each(['', 'news', '/news', 'javascript:alert(1)', 'java\nscript:alert(1)', 'mailto:a@a.example', 'data:text/html,x', 'localhost'])(
  'links nowhere by %j',
  (link) => {
    expect(node({ link, meta: {} })).toBeUndefined()
  },
)
