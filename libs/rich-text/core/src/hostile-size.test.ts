import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { RichTextDocument } from './document.ts'
import { documentSchema, MAX_BYTES } from './document-schema.ts'
import { plainText } from './plain-text.ts'

const SIZE = MAX_BYTES - 2048
const of = (unit: string, share = 1) => unit.repeat(Math.floor((SIZE * share) / new TextEncoder().encode(unit).length))
const one = (type: string, data: Record<string, unknown>): RichTextDocument => ({ blocks: [{ type, data }] })

const HOSTILE: Record<string, RichTextDocument> = {
  'open tags': one('paragraph', { text: of('<b>') }),
  'lone brackets': one('paragraph', { text: of('<') }),
  'links in links': one('paragraph', { text: of('<a href=\\"x\\">') }),
  entities: one('paragraph', { text: of('&amp;') }),
  'open comments': one('paragraph', { text: of('<!--') }),
  attributes: one('paragraph', { text: `<a ${of('x=1 ')}>` }),
  'wrong ends': one('paragraph', { text: of('<i>x</i></b>') }),
  'ends of sentences': one('paragraph', { text: of('。') }),
  'spaces and commas': one('paragraph', { text: of(' 、') }),
  'an address': one('linkTool', { link: `https://a.example/${of(' ')}`, meta: {} }),
  'a host': one('linkTool', { link: of('a-'), meta: {} }),
  'a picture': one('linkTool', { link: 'https://a.example/', meta: { image: { url: `data:image/png;base64,${of('A')}"` } } }),
  'a path': one('image', { file: { url: `/media/${of('a/')}"` } }),
  'a video': one('embed', { service: 'youtube', embed: `https://www.youtube.com/embed/${of('a/')}` }),
  cells: one('table', { content: Array.from({ length: 90 }, () => Array.from({ length: 20 }, () => of('<u>x', 1 / 1800))) }),
  keys: one('map', Object.fromEntries(Array.from({ length: 5000 }, (_unused, place) => [`<b>${place}`, '<b>java&#115;cript:']))),
  blocks: { blocks: Array.from({ length: 20_000 }, () => ({ type: 'map', data: {} })) },
}

// Code that takes quadratic time would exceed the time limit of the test.
it.each(Object.keys(HOSTILE))('a document full of %s is answered and read at once', (name) => {
  const result = v.safeParse(documentSchema(), HOSTILE[name])
  const stored = result.success ? result.output : { blocks: [] }
  expect(plainText(stored).length).toBeLessThanOrEqual(MAX_BYTES)
})

// As many as fit into a request of one megabyte.
it.each([
  ['items', one('list', { items: Array.from({ length: 260_000 }, () => 'a') })],
  ['cells', one('table', { content: [Array.from({ length: 260_000 }, () => 'a')] })],
])('too many %s are too long a text, and nothing else', (_things, document) => {
  expect(v.safeParse(documentSchema(), document).issues?.map((issue) => issue.type)).toEqual(['richTextBytes'])
})

it('a wrong document that is too long is not looked at closely', () => {
  const wrong = { blocks: Array.from({ length: 260_000 }, () => 1) }
  expect(v.safeParse(documentSchema(), wrong).issues?.map((issue) => issue.type)).toEqual(['richTextBytes'])
})
