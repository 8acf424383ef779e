import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { createTranslator } from './create-translator.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const item = (id: string, text: string): string => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`

const folderOf = (catalogs: Readonly<Record<string, string>>): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'captain-catalogs-'))
  folders.push(folder)
  for (const [locale, text] of Object.entries(catalogs)) writeFileSync(join(folder, `${locale}.po`), text)
  return pathToFileURL(`${folder}/`)
}

const REST = '残り{count}枚です'

const translator = () =>
  createTranslator(folderOf({ ja: item(REST, REST), en: item(REST, '{count, plural, one {# picture is} other {# pictures are}} left') }))

test('each language has its own instance, with its plurals', () => {
  const { i18nIn } = translator()
  const [ja, en] = [i18nIn('ja'), i18nIn('en')]
  expect([ja._(REST, { count: 1 }), en._(REST, { count: 1 }), ja._(REST, { count: 2 }), en._(REST, { count: 2 })]).toEqual([
    '残り1枚です',
    '1 picture is left',
    '残り2枚です',
    '2 pictures are left',
  ])
})

test('a text is written in every language', () => {
  const { localized } = translator()
  expect(localized((i18n) => i18n._(REST, { count: 3 }))).toEqual({ ja: '残り3枚です', en: '3 pictures are left' })
  expect(localized((_i18n, locale) => locale)).toEqual({ ja: 'ja', en: 'en' })
})

test('a text for readers of unknown language has both, Japanese first', () => {
  const { bilingual } = translator()
  expect(bilingual((i18n) => i18n._(REST, { count: 3 }))).toBe('残り3枚です / 3 pictures are left')
  expect(bilingual((i18n) => i18n._(REST, { count: 1 }), '\n')).toBe('残り1枚です\n1 picture is left')
})

test('a missing catalog is refused', () => {
  expect(() => createTranslator(folderOf({ ja: '' }))).toThrow(/en\.po/)
})
