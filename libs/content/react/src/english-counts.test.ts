import { setupI18n, type Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages as exportEnglish } from './list/csv/export/locales/en.po'
import { messages as exportJapanese } from './list/csv/export/locales/ja.po'
import { messages as importEnglish } from './list/csv/import/locales/en.po'
import { messages as importJapanese } from './list/csv/import/locales/ja.po'
import { loadContentMessages } from './load-messages.ts'
import { messages as libraryEnglish } from './media/library/locales/en.po'
import { messages as libraryJapanese } from './media/library/locales/ja.po'

type Values = Readonly<Record<string, string>>

const catalogs: Readonly<Record<'ja' | 'en', Messages>> = {
  ja: { ...(await loadContentMessages('ja')), ...exportJapanese, ...importJapanese, ...libraryJapanese },
  en: { ...(await loadContentMessages('en')), ...exportEnglish, ...importEnglish, ...libraryEnglish },
}

const say = (locale: 'ja' | 'en', id: string, values: Values) => setupI18n({ locale, messages: catalogs })._(id, values)

/** The English of a message, found by its Japanese text with the same values. */
const inEnglish = (japanese: string, values: Values): string => {
  const id = Object.keys(catalogs.ja).find((each) => say('ja', each, values) === japanese)
  if (id === undefined) throw new Error(`no message reads ${japanese}`)
  return say('en', id, values)
}

// Japanese has one form for all counts.
describe('an English count', () => {
  it.each([
    ['days', '日で完全に削除', 'あと', 'Permanently deleted in 1 day', 'Permanently deleted in 30 days'],
    [
      'rest',
      'は変更していません。',
      '中止したため、残りの',
      'Stopped. The remaining 1 record was not changed.',
      'Stopped. The remaining 30 records were not changed.',
    ],
    [
      'invalid',
      '行を飛ばして、残りを取り込む',
      'エラーの',
      'Skip the row with errors and import the rest',
      'Skip the 30 rows with errors and import the rest',
    ],
    [
      'back',
      '件を、取り込む前の内容に戻しました。',
      '',
      'Restored 1 record to its state before the import.',
      'Restored 30 records to their state before the import.',
    ],
    ['found', '件', '', '1 file', '30 files'],
  ])('of %s may be one', (name, after, before, one, many) => {
    expect(inEnglish(`${before}1${after}`, { [name]: '1' })).toBe(one)
    expect(inEnglish(`${before}30${after}`, { [name]: '30' })).toBe(many)
  })

  it('is written as the language writes numbers', () => {
    const text = inEnglish('エラーの1,000行を飛ばして、残りを取り込む', { invalid: '1,000' })
    expect(text).toBe('Skip the 1,000 rows with errors and import the rest')
  })

  it('of the rows of a file and of an export may be one', () => {
    const file = (rows: string) => inEnglish(`${rows}行・UTF-8・,`, { rows, encoding: 'UTF-8', delimiter: ',' })
    expect([file('1'), file('2')]).toEqual(['1 row · UTF-8 · ,', '2 rows · UTF-8 · ,'])
    const saved = (shown: string) => inEnglish(`いまの検索と絞り込みに合う${shown}件の記録を、一覧と同じ並びで保存します。`, { shown })
    expect(saved('1')).toBe('Exports the record that matches the current search and filters.')
    expect(saved('2')).toBe('Exports the 2 records that match the current search and filters, in list order.')
  })
})
