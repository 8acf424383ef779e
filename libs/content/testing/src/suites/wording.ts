import {
  MENU_GROUPS,
  nestedFields,
  workflowOf,
  type ErasedFieldMessages,
  type ErasedTypeMessages,
  type AnyContentType,
  type Fields,
} from '@captain/content-core'
import { expect, test } from 'vitest'
import { testWhen } from './test-when.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Sentences that say which field takes the place of an empty one, in each language. */
const SUBSTITUTES = { ja: /空欄なら「?([^、。「」]+)」?を使います/gu, en: /Left empty, (?:the |“)(.+?)”? is used/gu } as const
/** Facts about files that take the place of an empty field. */
const NO_FIELDS: readonly string[] = ['ファイル名', 'file name']

type Word = { readonly path: string; readonly kind: 'label' | 'help'; readonly ja: string; readonly en: string }

const wordsOfField = (path: string, ja: ErasedFieldMessages | undefined, en: ErasedFieldMessages | undefined): readonly Word[] => [
  { path, kind: 'label', ja: ja?.label ?? '', en: en?.label ?? '' },
  ...(ja?.help === undefined && en?.help === undefined
    ? []
    : [{ path: `${path} (help)`, kind: 'help' as const, ja: ja?.help ?? '', en: en?.help ?? '' }]),
  ...Object.keys({ ...ja?.options, ...en?.options }).map((option): Word => ({
    path: `${path}.${option}`,
    kind: 'label',
    ja: ja?.options?.[option] ?? '',
    en: en?.options?.[option] ?? '',
  })),
]

type Messages = Readonly<Record<string, ErasedFieldMessages>>

const wordsOfFields = (fields: Fields, ja: Messages, en: Messages, prefix = '', isRead = true): readonly Word[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...wordsOfField(`${prefix}${name}`, ja[name], en[name]),
    // Messages of rows within rows are only needed if staff edit them.
    ...(isRead
      ? wordsOfFields(
          nestedFields(field) ?? {},
          ja[name]?.fields ?? {},
          en[name]?.fields ?? {},
          `${prefix}${name}.`,
          prefix !== '' || field.inForm,
        )
      : []),
  ])

/** A column shows the label of its field. Columns without a field and columns of ranges need messages. */
const wordsOfColumns = (type: AnyContentType, ja: ErasedTypeMessages, en: ErasedTypeMessages): readonly Word[] => {
  const spans = Object.entries(type.columnFormats).filter(([, look]) => look !== undefined && 'rangeEnd' in look)
  const heads = [...Object.keys(type.relationCounts), ...spans.map(([name]) => name)].map((name): Word => ({
    path: `column ${name}`,
    kind: 'label',
    ja: ja.columns?.[name]?.label ?? '',
    en: en.columns?.[name]?.label ?? '',
  }))
  const inside = Object.entries(type.columnFormats).flatMap(([name, look]) =>
    look !== undefined && 'badge' in look
      ? Object.keys({ ...look.tones, ...ja.columns?.[name]?.badges, ...en.columns?.[name]?.badges }).map((word): Word => ({
          path: `column ${name}.${word}`,
          kind: 'label',
          ja: ja.columns?.[name]?.badges?.[word] ?? '',
          en: en.columns?.[name]?.badges?.[word] ?? '',
        }))
      : [],
  )
  return [...heads, ...inside]
}

const wordsOfNamedFilters = (type: AnyContentType, ja: ErasedTypeMessages, en: ErasedTypeMessages): readonly Word[] =>
  Object.entries(type.namedFilters)
    .filter(([, { showInList }]) => showInList === true)
    .flatMap(([name, { input }]) =>
      wordsOfField(`namedFilter ${name}`, ja.namedFilters?.[name], en.namedFilters?.[name]).concat(
        (input.kind === 'options' ? input.options : []).map((option) => ({
          path: `namedFilter ${name}.${option}`,
          kind: 'label',
          ja: ja.namedFilters?.[name]?.options?.[option] ?? '',
          en: en.namedFilters?.[name]?.options?.[option] ?? '',
        })),
      ),
    )

/** Tests that both languages contain every message that the declaration needs. */
export const wordingSuite = (type: AnyContentType, ja: ErasedTypeMessages, en: ErasedTypeMessages): void => {
  const own = Object.fromEntries(Object.entries(type.fields).filter(([name]) => !(name in workflowOf(type.workflow).fields)))
  const words: readonly Word[] = [
    { path: 'name', kind: 'label', ja: ja.name, en: en.name },
    ...Object.keys(type.sections).map((section): Word => ({
      path: `section ${section}`,
      kind: 'label',
      ja: ja.sections[section] ?? '',
      en: en.sections[section] ?? '',
    })),
    ...wordsOfFields(own, ja.fields, en.fields),
    ...wordsOfColumns(type, ja, en),
    ...wordsOfNamedFilters(type, ja, en),
  ]

  test('is worded in Japanese and English wherever people read it', () => {
    expect(MENU_GROUPS).toContain(type.group)
    for (const word of words) {
      expect(word.ja.trim(), word.path).not.toBe('')
      expect(word.en.trim(), word.path).not.toBe('')
    }
  })

  const isListed = type.screens.includes('list') && !['legal', 'singleton'].includes(type.workflow) && type.fixedRecords === null
  testWhen(isListed, 'says what many of them are called, where English has a word for it', () => {
    expect(en.plural ?? '').not.toBe('')
    expect(ja.plural).toBeUndefined()
  })

  test('says nothing in English with Japanese letters', () => {
    for (const word of words) expect(word.en, word.path).not.toMatch(JAPANESE)
  })

  test.each(['ja', 'en'] as const)('names only fields of the type where it says what an empty one shows (%s)', (locale) => {
    const labels = words.filter(({ kind }) => kind === 'label').map((word) => word[locale])
    for (const word of words.filter(({ kind }) => kind === 'help'))
      for (const [, name = ''] of word[locale].matchAll(SUBSTITUTES[locale])) expect([...labels, ...NO_FIELDS], word.path).toContain(name)
  })

  test('explains in whole sentences', () => {
    const helps = words.filter(({ kind }) => kind === 'help')
    for (const word of helps) {
      expect(word.ja, word.path).toMatch(/[。！？]$|^例：/)
      expect(word.en, word.path).toMatch(/[.!?]$|^For example/)
    }
  })
}
