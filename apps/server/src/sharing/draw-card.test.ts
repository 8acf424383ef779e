import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { cardFont } from './card-font.ts'
import { createDraw, type Drawing } from './draw-card.ts'
import { keepPhrases } from './keep-phrases.ts'
import { piecesWith } from './letter-index.ts'
import { createLetterSearch, fileOfLetter } from './rare-letters.ts'

// A machine without any typeface: all typefaces must come with the product.
vi.hoisted(() => void (process.env['FONTCONFIG_FILE'] = '/dev/null'))

const PLACE = { left: 20, top: 20, width: 560, height: 260, color: '#000000', sizes: [60, 40, 20] } as const

const saying = (text: string): Drawing => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 3"><path fill="#fff" d="M0 0h6v3H0z"/></svg>',
  width: 600,
  height: 300,
  texts: [{ ...PLACE, text }],
})

/** Deletes the font file, as machines do with old temporary files. */
const sweep = async () => rm(dirname((await cardFont()).file), { recursive: true })

afterAll(sweep)

/** Counts the dark pixels and returns their bounds. */
const inkOf = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data.keys()].filter((place) => (data[place] ?? 255) < 128)
  return {
    count: dark.length,
    right: Math.max(...dark.map((place) => place % info.width)),
    bottom: Math.max(...dark.map((place) => Math.floor(place / info.width))),
  }
}

test('the typeface comes with the product and has Japanese letters', async () => {
  const { file } = await cardFont()
  const font = await readFile(file)
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  expect((await cardFont()).file).toBe(file)
  await sweep()
  const again = await Promise.all([cardFont(), cardFont()])
  expect(new Set(again.map((one) => one.file)).size).toBe(1)
  expect(again[0].file).not.toBe(file)
})

test('words are drawn, each differently, within their place however long they are', async () => {
  const draw = createDraw()
  const [short, other, long] = await Promise.all([draw(saying('港')), draw(saying('猫')), draw(saying('夜の港に灯がともる。'.repeat(8)))])
  expect(await sharp(short).metadata()).toMatchObject({ format: 'png', width: 600, height: 300 })
  expect(Buffer.from(short).equals(Buffer.from(other))).toBe(false)
  const [little, much] = [await inkOf(short), await inkOf(long)]
  expect(much.count).toBeGreaterThan(little.count)
  expect(much.right).toBeLessThanOrEqual(PLACE.left + PLACE.width)
  expect(much.bottom).toBeLessThanOrEqual(PLACE.top + PLACE.height)
})

test('signs of markup are words, and words of nothing but pictures are none', async () => {
  const draw = createDraw()
  const blank = await draw({ ...saying(''), texts: [] })
  expect((await inkOf(await draw(saying('</span><b>&amp;')))).count).toBeGreaterThan(0)
  expect(Buffer.from(await draw(saying('🐈‍⬛\u0007')))).toEqual(Buffer.from(blank))
})

test('signs that the typeface does not have are written as those that it has', async () => {
  const draw = createDraw()
  expect(Buffer.from(await draw(saying('①月～㈱')))).toEqual(Buffer.from(await draw(saying('1月〜(株)'))))
})

/** The kanji of names that Windows has beyond JIS X 0208: rows 115 to 119 of its Shift_JIS. */
const OF_WINDOWS = Array.from({ length: 5 * 188 }, (_, place) => {
  const trail = 0x40 + (place % 188)
  return new TextDecoder('shift_jis').decode(Uint8Array.of(0xfa + Math.floor(place / 188), trail < 0x7f ? trail : trail + 1))
}).filter((letter) => /^[\p{Script=Han}\u{F900}-\u{FAFF}]$/u.test(letter))

/** Characters of JIS X 0213 in names and places, also beyond the first 65,536 code points. */
const OF_JIS_X_0213 = Array.from(
  '𠮷𠮟𡈽𡌛𡢽𠀋𠂉𣘺𣏌𤭯𥔎𦚰𧘱𨦺𩸽吞啞噓嚙噛塡姸屛幷搔摑攢杮榫沪灯煨珉璉疼礪祜禱穐綠繡繫荻莱萊葛薰藪蟬蠟迂辻逢邇鄧醬鈑鎭闢靕頰鯖鰀鷗鹼麴黑',
)

test('every letter of Japanese names has a typeface that comes with the product', async () => {
  expect(OF_WINDOWS.length).toBeGreaterThan(350)
  expect(OF_WINDOWS).toContain('髙')
  const { letters } = await cardFont()
  const without: string[] = []
  for (const letter of [...OF_WINDOWS, ...OF_JIS_X_0213]) {
    const code = letter.codePointAt(0) ?? 0
    if (!letters.has(code) && (await fileOfLetter(code)) === null) without.push(letter)
  }
  expect(without).toEqual([])
})

test('each letter is looked for once, also one that no typeface has', async () => {
  const asked: string[] = []
  const file = (piece: string) => {
    asked.push(piece)
    return `zen-antique-${piece}-400-normal.woff`
  }
  const search = createLetterSearch([{ home: '@fontsource/zen-antique', file }])
  const squaredA = 0x1f130
  expect(await Promise.all([search(squaredA), search(squaredA)])).toEqual([null, null])
  expect(asked).toEqual(['2'])
  expect(await search(squaredA)).toBeNull()
  expect(asked).toEqual(['2'])
})

test('the index of a typeface is read once, and again after a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-index-'))
  const home = pathToFileURL(folder).href
  await expect(piecesWith(home, 0x9ad8)).rejects.toThrow('ENOENT')
  await writeFile(join(folder, 'unicode.json'), '{"[0]":"U+9ad8","latin":"U+41-5a,U+9ad0-9adf"}')
  expect(await piecesWith(home, 0x9ad8)).toEqual(['0', 'latin'])
  await rm(folder, { recursive: true })
  expect(await piecesWith(home, 0x5a)).toEqual(['latin'])
  expect(await piecesWith(home, 0x5b)).toEqual([])
})

/** Returns the size of a drawn letter without its margin. */
const outline = async (png: Uint8Array) => {
  const { info } = await sharp(png).flatten({ background: '#fff' }).trim({ background: '#fff' }).toBuffer({ resolveWithObject: true })
  return info
}

test.each([
  ['髙', 'Zen Antique'],
  ['𠮷', 'Noto Serif JP SemiBold'],
])('%s is drawn as in %s, not as a box', async (letter, family) => {
  const drawn = await outline(await createDraw()(saying(letter)))
  const fontfile = (await fileOfLetter(letter.codePointAt(0) ?? 0)) ?? ''
  const text = { text: `<span font_features="palt">${letter}</span>`, font: `${family} ${PLACE.sizes[0]}`, fontfile, dpi: 72, rgba: true }
  const { width, height } = await outline(await sharp({ text }).png().toBuffer())
  // Antialiasing differs next to another typeface.
  expect(Math.abs(drawn.width - width), `${drawn.width} wide`).toBeLessThanOrEqual(1)
  expect(Math.abs(drawn.height - height), `${drawn.height} high`).toBeLessThanOrEqual(1)
})

test('one picture is made once for all who ask, and tried again after a failure', async () => {
  const draw = createDraw()
  expect(await draw(saying('港'))).toBe(await draw(saying('港')))
  const broken = { ...saying('港'), svg: 'no drawing' }
  await expect(draw(broken)).rejects.toThrow('unsupported image format')
  await expect(draw(broken)).rejects.toThrow('unsupported image format')
  expect(await draw(saying('猫'))).toBeInstanceOf(Uint8Array)
})

test.each(['十の|船が、ひとつの|港に。', '「公開」の|切り替え', 'Captain 2.0で|変わったこと'])(
  '%s breaks between phrases only',
  (marked) => {
    const text = marked.replaceAll('|', '')
    const joined = keepPhrases(text)
    // Between two Japanese letters without a joiner, a line may break.
    const open = joined.replaceAll(/(?<=[\p{Script=Han}\p{Script=Hiragana}])(?=[\p{Script=Han}\p{Script=Hiragana}])/gu, '|')
    expect(open.replaceAll('\u2060', '')).toBe(marked)
  },
)
