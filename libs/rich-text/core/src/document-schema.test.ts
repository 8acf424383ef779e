import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { RichTextDocument } from './document.ts'
import { documentSchema, MAX_BLOCKS, MAX_BYTES } from './document-schema.ts'

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const nestedList = (levels: number): RichTextDocument => {
  let items: unknown[] = []
  for (let level = 0; level < levels; level += 1) items = [{ content: `${level}`, meta: {}, items }]
  return { blocks: [{ type: 'list', data: { style: 'unordered', meta: {}, items } }] }
}

function issuesOf(document: unknown, options?: Parameters<typeof documentSchema>[0]) {
  const result = v.safeParse(documentSchema(options), document)
  return result.success
    ? []
    : result.issues.map((issue) => ({ code: issue.type, path: v.getDotPath(issue) ?? '', params: issue.requirement }))
}

describe('documentSchema', () => {
  it('takes what Editor.js saves and hands back the sanitised document', () => {
    const saved = {
      time: 1795248000000,
      version: '2.31.7',
      blocks: [
        { id: 'q1w2e3r4t5', type: 'header', data: { text: '港の<b>猫</b>', level: 3 } },
        { id: 'a1s2d3f4g5', type: 'paragraph', data: { text: '<mark class="cdx-marker" onclick="x()">本文</mark>' } },
        {
          type: 'list',
          data: { style: 'ordered', meta: { start: 2, counterType: 'lower-roman' }, items: [{ content: '一', meta: {}, items: [] }] },
        },
      ],
    }
    const [header, text, list] = v.parse(documentSchema(), saved).blocks
    expect(header).toEqual(saved.blocks[0])
    expect(text?.data).toEqual({ text: '<mark>本文</mark>' })
    expect(list).toEqual(saved.blocks[2])
  })

  it('keeps block types it does not know, their markup sanitised', () => {
    const block = {
      type: 'map',
      data: {
        caption: '<img src=x onerror=y>港',
        url: 'https://a.example/?a=1&b=2',
        link: ' JavaScript:alert(1)',
        other: '<p>java&#115;cript:alert(1)',
        zoom: 3,
      },
    }
    expect(v.parse(documentSchema({ blocks: ['paragraph'] }), { blocks: [block] }).blocks).toEqual([
      { type: 'map', data: { caption: '港', url: 'https://a.example/?a=1&b=2', link: '', other: '', zoom: 3 } },
    ])
  })

  it('refuses a known block the field does not take', () => {
    const document = { blocks: [paragraph('猫'), { type: 'header', data: { text: '見出し', level: 2 } }] }
    expect(issuesOf(document, { blocks: ['paragraph', 'list'] })).toEqual([
      { code: 'richTextBlockType', path: 'blocks.1', params: { blocks: 'paragraph, list' } },
    ])
  })

  it('knows the checklist by both its names', () => {
    const document = { blocks: [{ type: 'checklist', data: { items: [{ text: '<p>掃除' }] } }] }
    expect(v.parse(documentSchema({ blocks: ['checkList'] }), document).blocks[0]).toEqual({
      type: 'checklist',
      data: { items: [{ text: '掃除', checked: false }] },
    })
    expect(issuesOf(document, { blocks: ['list'] })).toMatchObject([{ code: 'richTextBlockType', path: 'blocks.0' }])
  })

  it.each([
    ['table', { content: [['a'], ['a', 'b']] }, 'richTextTable', 'data', { maxRows: 200, maxColumns: 50 }],
    ['code', { code: 'x'.repeat(30_001) }, 'richTextCode', 'data', { maxBytes: 30_000 }],
    ['embed', { service: 'vimeo', embed: 'https://player.vimeo.com/video/1' }, 'youtubeEmbed', 'data', {}],
    ['linkTool', { link: 'javascript:alert(1)', meta: {} }, 'richTextAddress', 'data.link', {}],
    ['image', { file: { url: '' } }, 'richTextAddress', 'data.file.url', {}],
  ])('says what is wrong with a %s', (type, data, code, path, params) => {
    expect(issuesOf({ blocks: [{ type, data }] })).toEqual([{ code, path: `blocks.0.${path}`, params }])
  })

  it('takes 200 blocks and refuses the 201st', () => {
    const blocks = Array.from({ length: MAX_BLOCKS }, (_, index) => paragraph(`${index}`))
    expect(issuesOf({ blocks })).toEqual([])
    expect(issuesOf({ blocks: [...blocks, paragraph('x')] })).toEqual([
      { code: 'richTextBlocks', path: 'blocks', params: { maxBlocks: 200 } },
    ])
  })

  it('measures the stored JSON in bytes, after escaping', () => {
    const overhead = new TextEncoder().encode(JSON.stringify({ blocks: [paragraph('')] })).length
    const fits = MAX_BYTES - overhead
    expect(issuesOf({ blocks: [paragraph('a'.repeat(fits))] })).toEqual([])
    const tooLong = [{ code: 'richTextBytes', path: '', params: { maxBytes: 262144 } }]
    expect(issuesOf({ blocks: [paragraph('a'.repeat(fits + 1))] })).toEqual(tooLong)
    expect(issuesOf({ blocks: [paragraph('猫'.repeat(Math.floor(fits / 3) + 1))] })).toEqual(tooLong)
    expect(issuesOf({ blocks: [paragraph('&'.repeat(fits))] })).toEqual(tooLong)
  })

  it('refuses a document that nests without end before anything recurses into it', () => {
    expect(issuesOf(nestedList(20))).toEqual([])
    expect(issuesOf(nestedList(21))).toEqual([{ code: 'richTextNesting', path: 'blocks.0.data', params: { maxNesting: 20 } }])
    expect(issuesOf(nestedList(5_000))).toEqual([{ code: 'richTextNesting', path: '', params: { maxNesting: 20 } }])
  })

  it.each([
    [null, ''],
    [[], ''],
    [{}, 'blocks'],
    [{ blocks: 'x' }, 'blocks'],
    [{ blocks: [null] }, 'blocks.0'],
    [{ blocks: [{ type: 'paragraph', data: {} }] }, 'blocks.0.data.text'],
    [{ blocks: [{ type: 'header', data: { text: '猫', level: 1 } }] }, 'blocks.0.data.level'],
    [{ blocks: [{ type: 'list', data: { style: 'unordered', items: [{ content: 1 }] } }] }, 'blocks.0.data.items.0.content'],
    [{ blocks: [{ type: '<script>', data: {} }] }, 'blocks.0.type'],
    [{ blocks: [{ id: 'a b', ...paragraph('猫') }] }, 'blocks.0.id'],
    [{ blocks: [], html: '<script>' }, 'html'],
  ])('says where %j is wrong', (document, path) => {
    expect(issuesOf(document).map((issue) => issue.path)).toEqual([path])
  })
})
