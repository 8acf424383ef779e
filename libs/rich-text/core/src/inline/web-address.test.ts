import { describe, expect, it } from 'vitest'
import { imageUrl, webAddress } from './web-address.ts'

describe('webAddress', () => {
  it('keeps an address as it is written, but for what could end an attribute', () => {
    expect(webAddress(' HTTPS://a.example/港?a=1&b=%22#top ')).toBe('HTTPS://a.example/港?a=1&b=%22#top')
    expect(webAddress('https://a.example/"onload="x<y>`z w')).toBe('https://a.example/%22onload=%22x%3Cy%3E%60z%20w')
  })

  it.each(['mailto:a@a.example', 'javascript:alert(1)//https:', 'a.example', '//a.example', ''])('is no address of the web: %j', (raw) => {
    expect(webAddress(raw)).toBeNull()
  })
})

describe('pictureAddress', () => {
  it.each(['/media/tenants/t1/a.png', "/a/~(b)[c]'d?e=f&g#h"])('may be the path %s', (raw) => {
    expect(imageUrl(raw)).toBe(raw)
  })

  it.each(['/media/"onerror="x', '/a<b', '/a`b', '/a\\b', '//a.example/a.png', '/\ta.example/a.png', 'media/a.png'])('is not %j', (raw) => {
    expect(imageUrl(raw)).toBeNull()
  })
})
