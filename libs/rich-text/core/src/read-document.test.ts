import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isBlockType } from './blocks/block-table.ts'
import type { RichTextDocument } from './document.ts'
import { documentSchema } from './document-schema.ts'
import type { InlineNode } from './inline/inline-node.ts'
import { normaliseDocument } from './normalise-document.ts'
import { readDocument } from './read-document.ts'

describe('readDocument', () => {
  it('marks what it cannot show', () => {
    const blocks = [
      { type: 'map', data: { lat: 1 } },
      { type: 'header', data: { text: '猫', level: 9 } },
    ]
    expect(readDocument({ blocks }).map((block) => block.node)).toEqual([
      { type: 'unsupported', blockType: 'map' },
      { type: 'unsupported', blockType: 'header' },
    ])
  })

  it('gives every block its own key, and headings an anchor that survives edits', () => {
    const heading = (text: string, id?: string) => ({ ...(id ? { id } : {}), type: 'header', data: { text, level: 2 } })
    const anchors = (...blocks: RichTextDocument['blocks']) => readDocument({ blocks }).map((block) => block.anchor)
    expect(anchors(heading('港', 'abc'), heading('猫'))).toEqual(['h-abc', 'h-2'])
    expect(anchors({ type: 'paragraph', data: { text: '' } }, heading('港町', 'abc'))).toEqual([null, 'h-abc'])
    expect(anchors(heading('港', 'abc'), heading('猫', 'abc'), heading('灯', '"><script>'))).toEqual(['h-abc', 'h-abc-2', 'h-3'])
  })
})

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>">x</a>',
  '<b onclick="alert(1)">x</b>',
  '<svg/onload=alert(1)>',
  'java&#115;cript:alert(1)',
  '<p>javascript:alert(1)',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '</code><iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
]

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...ATTACKS, '<b>', '</b>', '<a href="https://a.example">', '</a>', '<!--', '-->', '&lt;'), fc.string()))
  .map((parts) => parts.join(''))
const hostileItem = fc.letrec((tie) => ({
  item: fc.record({
    content: hostileText,
    meta: fc.constant({}),
    items: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('item'), { maxLength: 2 })),
  }),
})).item
const hostileBlock = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), data: fc.record({ text: hostileText }) }),
  fc.record({ type: fc.constant('header'), data: fc.record({ text: hostileText, level: fc.constantFrom(2, 3, 4) }) }),
  fc.record({
    type: fc.constant('list'),
    data: fc.record({ style: fc.constantFrom('unordered', 'ordered', 'checklist'), items: fc.array(hostileItem, { maxLength: 3 }) }),
  }),
  fc.record({
    type: fc.constantFrom('paragraph', 'list', 'embed', 'raw'),
    data: fc.dictionary(fc.string(), fc.oneof(hostileText, fc.array(hostileText), fc.jsonValue() as fc.Arbitrary<unknown>)),
  }),
)
const hostileDocument = fc.record({ blocks: fc.array(hostileBlock, { maxLength: 6 }) }) as fc.Arbitrary<RichTextDocument>

const ALLOWED_TAGS = new Set(['b', 'i', 'u', 'mark', 'code', 's', 'a', 'br'])

/** The nodes that have no business in a document. */
function intruders(nodes: readonly InlineNode[]): InlineNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const known = ALLOWED_TAGS.has(node.tag) && Object.keys(node).every((key) => ['tag', 'href', 'children'].includes(key))
    const linked = node.tag !== 'a' || /^(https?|mailto|tel):$/.test(new URL(node.href).protocol)
    return [...(known && linked ? [] : [node]), ...('children' in node ? intruders(node.children) : [])]
  })
}

/** Every inline node anywhere in a parsed block, found without knowing the block types. */
function inlineRuns(value: unknown): InlineNode[][] {
  if (typeof value !== 'object' || value === null || 'tag' in value) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'children'
      ? [entry as InlineNode[]]
      : Object.values(entry ?? {})
          .flatMap(inlineRuns)
          .concat(inlineRuns(entry)),
  )
}

/** Each string that could be put into a page, as a browser's parser would see it. */
function allStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, entry]) => [key, ...allStrings(entry)]) : []
}

const RUNS = { numRuns: 500 }

describe('no document', () => {
  it('makes the tree hold anything but allowed tags and addresses', () => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        expect(readDocument(document).flatMap((block) => inlineRuns(block.node).flatMap(intruders))).toEqual([])
      }),
      RUNS,
    )
  })

  it('is stored with a script, an event handler or a script address', () => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        for (const text of allStrings(normaliseDocument(document).blocks)) {
          const tags = text.match(/<[^>]*>/g) ?? []
          expect(
            tags.filter((tag) => !/^<(?:\/?(?:b|i|u|mark|code|s)|\/a|br|a href="(?:https?|mailto|tel):[^"<>]*")>$/i.test(tag)),
          ).toEqual([])
        }
      }),
      RUNS,
    )
  })

  it('keeps a script address in data nobody knows', () => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        const unknown = normaliseDocument(document).blocks.filter((block) => !isBlockType(block.type))
        expect(allStrings(unknown.map((block) => block.data)).filter((text) => /^\s*(javascript|data|vbscript):/i.test(text))).toEqual([])
      }),
      RUNS,
    )
  })

  it('changes when it is normalised again, or is refused after it was accepted', () => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        const result = v.safeParse(documentSchema(), document)
        if (!result.success) return
        expect(normaliseDocument(result.output)).toEqual(result.output)
        expect(v.parse(documentSchema(), result.output)).toEqual(result.output)
      }),
      RUNS,
    )
  })
})
