import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { blockTypeOf } from './blocks/block-table.ts'
import type { RichTextDocument } from './document.ts'
import { documentSchema } from './document-schema.ts'
import { mediaUsesOf } from './media-uses.ts'
import { normaliseDocument } from './normalise-document.ts'
import { isEmptyDocument, outline, plainText } from './plain-text.ts'
import { readingMinutes } from './reading-minutes.ts'
import { readDocument } from './read-document.ts'
import { hostileDocument } from './testing/hostile-documents.ts'

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

  it('shows no list that nests without end', () => {
    let items: unknown[] = []
    for (let level = 0; level < 5_000; level += 1) items = [{ content: '猫', items }]
    expect(readDocument({ blocks: [{ type: 'list', data: { style: 'ordered', items } }] })[0]?.node.type).toBe('unsupported')
  })
})

const ALLOWED_TAGS = new Set(['b', 'i', 'u', 'mark', 'code', 's', 'a', 'br'])
const ADDRESS_KEYS = new Set(['href', 'src', 'image', 'embedUrl', 'watchUrl'])
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![\\/])|data:image\/(?:webp|png|jpeg);base64,[\w+/=]+$)/i

/** Returns every key with its value at any depth. */
function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap((entry) => [entry, ...entriesOf(entry[1])])
}

/** Finds forbidden content in a tree: tags and addresses that are not allowed. */
function intruders(node: unknown): [string, unknown][] {
  return entriesOf(node).filter(([key, value]) => {
    if (key === 'tag') return !ALLOWED_TAGS.has(String(value))
    return ADDRESS_KEYS.has(key) && value !== null && !(typeof value === 'string' && SAFE_ADDRESS.test(value))
  })
}

// Texts that are rendered as plain text, where a tag is only its characters.
const WORDS = new Set(['code', 'language', 'title', 'description', 'alt'])

/** Returns each string, keys included, that could be read as HTML. */
function htmlOf(data: unknown): string[] {
  return entriesOf(data).flatMap(([key, value]) => (typeof value === 'string' && !WORDS.has(key) ? [key, value] : [key]))
}

const STORED_TAG = /^<(?:\/?(?:b|i|u|mark|code|s)|\/a|br|a href="(?:https?|mailto|tel):[^"<>]*")>$/i

const RUNS = { numRuns: 500 }

function forAll(check: (document: RichTextDocument) => void) {
  fc.assert(
    fc.property(hostileDocument, (document) => {
      check(document)
    }),
    RUNS,
  )
}

// The number of documents that makes finding a gap likely takes a busy machine a while.
describe('no document', { timeout: 60_000 }, () => {
  it('makes the tree hold anything but allowed tags and addresses', () => {
    forAll((document) => expect(readDocument(document).flatMap((block) => intruders(block.node))).toEqual([]))
  })

  it('is stored with a script, an event handler or a script address', () => {
    forAll((document) => {
      const html = normaliseDocument(document).blocks.flatMap(({ data, tunes }) => [...htmlOf(data), ...htmlOf(tunes)])
      const tags = html.flatMap((text) => text.match(/<[^>]*>/g) ?? [])
      expect(tags.filter((tag) => !STORED_TAG.test(tag))).toEqual([])
    })
  })

  it('keeps a script address in data nobody knows', () => {
    forAll((document) => {
      const unknown = normaliseDocument(document).blocks.filter((block) => blockTypeOf(block.type) === null)
      const addresses = unknown.flatMap((block) => entriesOf(block.data).flat())
      expect(addresses.filter((text) => typeof text === 'string' && /^\s*(javascript|data|vbscript):/i.test(text))).toEqual([])
    })
  })

  it('changes when it is normalised again, or is refused after it was accepted', () => {
    forAll((document) => {
      const once = normaliseDocument(document)
      expect(normaliseDocument(once)).toEqual(once)
      const result = v.safeParse(documentSchema(), document)
      if (!result.success) return
      expect(normaliseDocument(result.output)).toEqual(result.output)
      expect(v.parse(documentSchema(), result.output)).toEqual(result.output)
    })
  })

  it('makes anything that reads it fail', () => {
    forAll((document) => {
      for (const read of [readDocument, plainText, outline, isEmptyDocument, mediaUsesOf]) read(document)
      expect(readingMinutes(document, 'en')).toBeGreaterThan(0)
    })
  })

  it('leaves a tag in its plain text, unless somebody wrote about one', () => {
    const wroteAbout = /&|\0|[\ud800-\udfff]/
    const prose = new Set(['paragraph', 'header', 'list', 'checkList', 'quote', 'table'])
    forAll((document) => {
      const blocks = document.blocks.filter((block) => prose.has(block.type) && !wroteAbout.test(JSON.stringify(block.data)))
      expect(plainText({ blocks })).not.toMatch(/<\/?(?:[bius]|a|script|img|svg|iframe|math|object)[\s/>]/i)
    })
  })
})
