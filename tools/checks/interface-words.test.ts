import { expect, test } from 'vitest'
import { interfaceTexts } from './interface-texts.ts'
import { interfaceTerms, latinWords } from './interface-words.ts'
import { treeOf } from './tree-under-test.ts'

const catalog = (entries: Readonly<Record<string, string>>) =>
  [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n',
    ...Object.entries(entries).map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`),
  ].join('\n')

const JA = 'apps/a/src/locales/ja.po'
const EN = 'apps/a/src/locales/en.po'

test('texts are read from catalogues, modules and declarations, each in its language', () => {
  const tree = treeOf({
    [JA]: catalog({ 保存: '' }),
    [EN]: catalog({ 保存: 'Save' }),
    'libs/a/src/messages/ja.ts': `import { x } from 'x'\nexport const ja = { name: '猫', options: { a: 'SNS' } } satisfies Words<'name'>`,
    'libs/a/src/messages/menu-en.ts': `export const menuEn = { name: 'Cat' }`,
    'libs/a/src/content-types/cat.ts': `export const cat = { name: 'cat', params: { ja: '猫だけ', en: 'Cats only' } }`,
    'libs/a/src/messages/ja.test.ts': `export const ja = { name: '犬' }`,
    'libs/a/src/cat.ts': `const kept = '猫'`,
  })
  expect(interfaceTexts(tree).map(({ language, text }) => `${language}: ${text}`)).toEqual([
    'ja: 保存',
    'en: Save',
    'ja: 猫だけ',
    'en: Cats only',
    'ja: 猫',
    'ja: SNS',
    'en: Cat',
  ])
})

test('a forbidden word is found with its place and with what to write instead', () => {
  const tree = treeOf({ [JA]: catalog({ '{name}を保管しました': '' }), [EN]: catalog({ 非公開: 'Not public' }) })
  expect(interfaceTerms.findings(tree)).toEqual([
    `${JA}: “{name}を保管しました” has 保管; write アーカイブ (state, action)`,
    `${EN}: “Not public” has Not public; write Unpublished, Published`,
  ])
})

test('a word is right where an exception says so, and names of values are no words', () => {
  const tree = treeOf({
    [JA]: catalog({ キーを安全な場所に保管してください: '', '{n, plural, other {#件}}': '' }),
    [EN]: catalog({ 値: '{Public}' }),
    'libs/tenants/t1/src/messages/ja.ts': `export const ja = { txt: 'TXTレコード', at: '終了' }`,
  })
  expect(interfaceTerms.findings(tree)).toEqual([])
  expect(
    interfaceTerms.findings(treeOf({ 'libs/tenants/t4/src/messages/ja.ts': `export const ja = { txt: 'TXTレコード' }` })),
  ).toHaveLength(1)
})

test('English in a Japanese text is found; formats, names, keys, addresses and examples are not', () => {
  const tree = treeOf({
    [JA]: catalog({
      'Fetch Error': '',
      Submitを押す: '',
      'CSVをExcelで開き、Enterで決定します。': '',
      '例：name@example.com': '',
      '{count, plural, one {#件} other {#件}}': '',
      '「https://open.spotify.com/」で始まるURLです。': '',
    }),
  })
  expect(latinWords.findings(tree).map((line) => /the word (\S+);/.exec(line)?.[1])).toEqual(['Fetch', 'Error', 'Submit'])
})
