import { expect, test } from 'vitest'
import { readPageMeta } from './page-meta.ts'
import { shortText } from './short-text.ts'

async function* parts(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

const NOTHING = { title: null, description: null, siteName: null, image: null }

test.each([
  ['<title> a &lt;b&gt; &amp; c </title>', { title: ' a <b> & c ' }],
  ['<TITLE>a</TITLE><title>b</title>', { title: 'a' }],
  ['<title>a</title><meta property="og:title" content="b"><meta name=twitter:title content=c>', { title: 'b' }],
  ['<title>a</title><meta name="twitter:title" content="c">', { title: 'c' }],
  ['<meta property="og:title" content="  "><title>a</title>', { title: 'a' }],
  ['<meta property="og:title" content="a"><meta property="og:title" content="b">', { title: 'a' }],
  ['<meta name="og:title" content="by name">', { title: 'by name' }],
  ['<meta property="OG:Title" content="upper">', { title: 'upper' }],
  ['<meta name="viewport" property="og:title" content="both">', { title: 'both' }],
  ['<meta name="Description" content="a">', { description: 'a' }],
  ['<meta name="description" content="a"><meta property="og:description" content="b">', { description: 'b' }],
  ['<meta name="application-name" content="a">', { siteName: 'a' }],
  ['<meta name="twitter:image" content="/a.png"><meta property="og:image" content="/b.png">', { image: '/b.png' }],
  ['<meta property="og:image:secure_url" content="/a.png">', { image: '/a.png' }],
  ['<script>"<title>no</title>"</script><style><title>no</title></style><!-- <title>no</title> --><title>yes</title>', { title: 'yes' }],
  ['<head><title>a</title></head><title>b</title><meta name="description" content="late">', { title: 'a' }],
  ['<body><title>b</title><meta name="description" content="late">', {}],
  ['<title>never closed', { title: 'never closed' }],
  ['<meta property="og:title"><meta content="a"><meta>', {}],
  ['\n\n  <?xml version="1.0"?><html><head><title>a</title>', { title: 'a' }],
])('%s', async (markup, expected) => {
  expect(await readPageMeta(parts(markup))).toEqual({ ...NOTHING, ...expected })
  expect(await readPageMeta(parts(...markup))).toEqual({ ...NOTHING, ...expected })
})

test.each(['', '   ', 'text', '{"a":"<title>b</title>"}', '%PDF-1.7'])('"%s" is no page', async (text) => {
  expect(await readPageMeta(parts(text))).toBeNull()
})

test('nothing is read after the head', async () => {
  let isAsked = false
  const text = async function* () {
    yield '<head><title>a</title></head>'
    isAsked = true
    yield '<body>'
  }
  expect(await readPageMeta(text())).toMatchObject({ title: 'a' })
  expect(isAsked).toBe(false)
})

test.each([
  ['  a\n\t b\u00a0c  ', 100, 'a b c'],
  ['全角　空白', 100, '全角　空白'],
  ['a\u0000b\u202ec\u2066d\ud800', 100, 'abcd\ufffd'],
  ['👨‍👩‍👧', 100, '👨‍👩‍👧'],
  ['あ'.repeat(100), 300, 'あ'.repeat(100)],
  ['あ'.repeat(101), 300, `${'あ'.repeat(99)}…`],
  ['🍅'.repeat(100), 300, `${'🍅'.repeat(74)}…`],
  ['ab cd ef', 7, 'ab c…'],
  ['ab cdefg', 6, 'ab…'],
])('short: %j in %i bytes', (raw, bytes, expected) => {
  expect(shortText(raw, bytes)).toBe(expected)
  expect(Buffer.byteLength(shortText(raw, bytes))).toBeLessThanOrEqual(bytes)
})
