import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { documentSchema } from './document-schema.ts'
import { readDocument } from './read-document.ts'
import { OFFICIAL_DOCUMENTS } from './testing/official-documents.ts'

const stored = (type: string, data: Record<string, unknown>) =>
  v.parse(documentSchema(), { blocks: [{ type, data }] }).blocks.map((block) => block.data)[0]

describe.each(Object.entries(OFFICIAL_DOCUMENTS))('%s', (_tool, document) => {
  it('is stored as the tool saved it', () => {
    expect(v.parse(documentSchema(), document)).toEqual(document)
  })

  it('can be shown', () => {
    expect(readDocument(document).map((block) => block.node.type)).not.toContain('unsupported')
  })
})

describe('data that a tool would not keep itself', () => {
  it.each([
    ['paragraph', { text: '猫' }],
    ['header', { text: '猫', level: 3 }],
    ['quote', { text: '猫', caption: '', alignment: 'left' }],
    ['delimiter', {}],
    ['checkList', { items: [{ text: '猫', checked: true }] }],
    ['linkTool', { link: 'https://a.example/', meta: {} }],
    ['embed', { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ', caption: '' }],
    ['table', { withHeadings: false, content: [['猫']] }],
    ['code', { code: '猫' }],
    ['list', { style: 'unordered', meta: {}, items: [{ content: '猫', meta: {}, items: [] }] }],
  ])('is dropped from %s', (type, data) => {
    expect(stored(type, { ...data, onclick: 'alert(1)', html: '<script>' })).toEqual(data)
  })

  it('is kept where the tool keeps it, sanitised: what a server tells of a page or a file', () => {
    const others = { note: '<img src=x onerror=y>港', link: 'javascript:alert(1)', size: 3 }
    const kept = { note: '港', link: '', size: 3 }
    expect(stored('linkTool', { link: 'https://a.example/', meta: others })).toEqual({ link: 'https://a.example/', meta: kept })
    expect(stored('image', { file: { ...others, url: '/media/a.png' } })).toMatchObject({ file: { ...kept, url: '/media/a.png' } })
  })
})

describe('older documents', () => {
  it('become what the tools of today save', () => {
    const item = (content: string) => ({ content, meta: {}, items: [] })
    expect(stored('list', { style: 'ordered', items: ['鯵', '<b>鰯</b>'] })).toEqual({
      style: 'ordered',
      meta: {},
      items: [item('鯵'), item('<b>鰯</b>')],
    })
    expect(stored('header', { text: '猫' })).toEqual({ text: '猫', level: 2 })
    expect(stored('quote', { text: '猫' })).toEqual({ text: '猫', caption: '', alignment: 'left' })
    expect(stored('image', { file: { url: 'https://a.example/a.png' } })).toEqual({
      file: { url: 'https://a.example/a.png' },
      caption: '',
      withBorder: false,
      withBackground: false,
      stretched: false,
    })
    expect(stored('linkTool', { link: 'captain.example/news' })).toEqual({ link: 'https://captain.example/news', meta: {} })
  })
})
