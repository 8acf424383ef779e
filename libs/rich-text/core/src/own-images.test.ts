import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { documentSchema } from './document-schema.ts'
import { mediaUsesOf } from './media-uses.ts'
import { withoutForeignImages } from './own-images.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const FILE = `/media/tenants/shop/2026/11/${ID}.webp`
const image = (url: string, more: object = {}) => ({ type: 'image', data: { file: { url, ...more }, caption: '' } })
const card = (url: string) => ({ type: 'linkTool', data: { link: 'https://a.example/', meta: { title: '題', image: { url } } } })

const issuesOf = (url: string, more?: object) => {
  const { issues = [] } = v.safeParse(documentSchema({ ownImages: true }), { blocks: [image(url, more)] })
  return issues.map((issue) => [v.getDotPath(issue), issue.type])
}

describe('a picture at save', () => {
  it.each([
    'https://evil.example/p.gif',
    'http://localhost:3000/favicon.ico',
    `http://localhost:3000${FILE}`,
    `HTTPS://evil.example${FILE}`,
    '/media/tenants/shop/logo.png',
    `/media/tenants/shop/2026/11/${ID}`,
  ])('%s is refused at its block', (url) => {
    expect(issuesOf(url)).toEqual([['blocks.0', 'richTextImage']])
  })

  it.each([FILE, FILE.replace('.webp', '-640.webp'), '/tenants/cafe/logo.png', '/favicon.ico'])('%s is taken', (url) => {
    expect(issuesOf(url)).toEqual([])
  })

  it.each([
    `${FILE}?x=1`,
    `${FILE}#x`,
    `/media/tenants/cafe/../shop/2026/11/${ID}.webp`,
    `/media/tenants/cafe/%2e%2e/shop/2026/11/${ID}.webp`,
    `/icons/../media/tenants/shop/2026/11/${ID}.webp`,
    `/%6dedia/tenants/shop/2026/11/${ID}.webp`,
    `/media%2ftenants/shop/2026/11/${ID}.webp`,
    `/media/tenants/shop/2026/11/%30${ID.slice(1)}.webp`,
  ])('%s is stored in its only form, which names the file', (url) => {
    const document = v.parse(documentSchema({ ownImages: true }), { blocks: [image(url)] })
    expect(document.blocks[0]).toMatchObject({ data: { file: { url: FILE } } })
    expect(mediaUsesOf(document)).toEqual([{ block: 0, id: ID }])
  })

  it('of another site is told apart from a wrong address', () => {
    expect(issuesOf('javascript:alert(1)')).toEqual([['blocks.0.data.file.url', 'richTextAddress']])
  })
})

describe('for readers', () => {
  const shown = (...blocks: readonly object[]) => withoutForeignImages({ blocks: blocks as never }).blocks

  it('pictures of other sites are left out', () => {
    expect(shown(image('https://evil.example/p.gif'), image(FILE), image(`//evil.example${FILE}`))).toEqual([image(FILE)])
  })

  it('thumbnails of link cards from other sites are left out, and the card stays', () => {
    const [foreign, own] = shown(card('https://evil.example/p.gif'), card('data:image/webp;base64,UklGRg=='))
    expect(foreign).toEqual({ type: 'linkTool', data: { link: 'https://a.example/', meta: { title: '題' } } })
    expect(own).toEqual(card('data:image/webp;base64,UklGRg=='))
  })

  it.each([
    ['text', 'https://evil.example/p.gif'],
    ['a list', [{ url: 'https://evil.example/p.gif' }]],
    ['an object without an address', { src: 'https://evil.example/p.gif' }],
  ])('a thumbnail as %s is left out, too', (_, given) => {
    const [left] = shown({ type: 'linkTool', data: { link: 'https://a.example/', meta: { title: '題', image: given } } })
    expect(left).toEqual({ type: 'linkTool', data: { link: 'https://a.example/', meta: { title: '題' } } })
  })

  it('an image block that names its address elsewhere is left out', () => {
    expect(shown({ type: 'image', data: { url: 'https://evil.example/p.gif' } })).toEqual([])
  })

  it('other blocks stay as they are', () => {
    const blocks = [
      { type: 'paragraph', data: { text: '本文' } },
      { type: 'map', data: { file: { url: 'https://a.example/' } } },
    ]
    expect(shown(...blocks)).toEqual(blocks)
  })
})
