import { expect, test } from 'vitest'
import { decodedText } from './decoded-text.ts'
import { LEGACY_PAGES } from './fixtures/legacy-pages.ts'
import { readPageMeta } from './page-meta.ts'

/** Splits text as a network does: into chunks that end inside characters. */
async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += size) yield bytes.subarray(from, from + size)
}

const metaOf = (bytes: Uint8Array, charset: string | null, size = 7) => readPageMeta(decodedText(inParts(bytes, size), charset))
const page = (name: keyof typeof LEGACY_PAGES) => Buffer.from(LEGACY_PAGES[name], 'base64')

const WITH_EXTENSIONS = '日本語の見出し①～髙橋の能力表'
const STANDARD = '日本語の見出し～高橋の能力表'

test.each([
  ['shiftJis', null, WITH_EXTENSIONS],
  ['windows31j', null, WITH_EXTENSIONS],
  ['cp932', null, WITH_EXTENSIONS],
  ['lateShiftJis', null, WITH_EXTENSIONS],
  ['unnamedShiftJis', null, WITH_EXTENSIONS],
  ['unnamedShiftJis', 'windows-31j', WITH_EXTENSIONS],
  ['unnamedShiftJis', 'x-sjis', WITH_EXTENSIONS],
  ['unnamedShiftJis', 'no-such-charset', WITH_EXTENSIONS],
  ['eucJp', null, STANDARD],
  ['eucJp', 'EUC-JP', STANDARD],
  ['unnamedEucJp', null, STANDARD],
  ['unnamedEucJp', 'x-euc-jp', STANDARD],
  ['iso2022Jp', null, STANDARD],
  ['iso2022Jp', 'ISO-2022-JP', STANDARD],
  ['utf16le', null, WITH_EXTENSIONS],
  ['utf16be', null, WITH_EXTENSIONS],
  ['utf8WithMark', null, WITH_EXTENSIONS],
  ['utf8WithMark', 'Shift_JIS', WITH_EXTENSIONS],
] as const)('%s, with the header saying %s', async (name, charset, title) => {
  for (const size of [7, 100_000]) {
    expect(await metaOf(page(name), charset, size)).toMatchObject({ title, description: 'ソフトウェアの説明。予約は電話で。' })
  }
})

test('hiragana of an unnamed EUC-JP page are not taken for the katakana of a Shift_JIS page', async () => {
  const text = Buffer.concat([Buffer.from('<title>'), Buffer.from('a4d2a4e9a4aca4ca', 'hex'), Buffer.from('</title>')])
  expect(await metaOf(text, null)).toMatchObject({ title: 'ひらがな' })
})

test('the header is believed before the page, and a page may be broken', async () => {
  const text = '<!doctype html><meta charset="Shift_JIS"><title>朝市</title>'
  expect(await metaOf(Buffer.from(text), 'utf-8')).toMatchObject({ title: '朝市' })
  const broken = Buffer.concat([
    Buffer.from('<!doctype html><meta charset="utf-8"><title>朝'),
    Buffer.from([0xff]),
    Buffer.from('市</title>'),
  ])
  expect(await metaOf(broken, null)).toMatchObject({ title: '朝\ufffd市' })
  for (const charset of ['replacement', 'x-user-defined', 'hz-gb-2312']) {
    expect(await metaOf(Buffer.from('<title>朝市</title>'), charset), charset).not.toBeNull()
  }
})

test('a long page is decoded in parts', async () => {
  const long = Buffer.concat([page('shiftJis').subarray(0, -14), Buffer.from(`<!--${'x'.repeat(20_000)}-->`)])
  expect(await metaOf(long, null, 1000)).toMatchObject({ title: WITH_EXTENSIONS })
})
