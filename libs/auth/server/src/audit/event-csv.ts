import type { Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { i18nIn } from '../translator.ts'
import type { EventItem } from './event-item.ts'

/** Characters that begin a formula in spreadsheets, including full-width signs. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

const cell = (text: string): string => {
  const neutral = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral
}

type Column = { readonly title: (i18n: I18n) => string; readonly of: (event: EventItem) => string | null }

const COLUMNS: readonly Column[] = [
  { title: (i18n) => i18n._({ id: 'audit.time', message: '日時' }), of: ({ at }) => at },
  { title: (i18n) => i18n._('操作'), of: ({ action }) => action },
  { title: (i18n) => i18n._('操作した人'), of: ({ actor }) => actor.name },
  { title: (i18n) => i18n._('操作した人のID'), of: ({ actor }) => actor.id },
  { title: (i18n) => i18n._('代理のシステム管理者'), of: ({ impersonator }) => impersonator?.name ?? null },
  { title: (i18n) => i18n._('テナント'), of: ({ tenant }) => tenant },
  { title: (i18n) => i18n._('対象の種類'), of: ({ entity }) => entity },
  { title: (i18n) => i18n._('対象のID'), of: ({ record }) => record },
  { title: (i18n) => i18n._('対象'), of: ({ summary }) => summary },
  { title: (i18n) => i18n._('内容'), of: ({ changes }) => JSON.stringify(changes) },
  { title: (i18n) => i18n._('IPアドレス'), of: ({ ipAddress }) => ipAddress },
  { title: (i18n) => i18n._('ブラウザー'), of: ({ userAgent }) => userAgent },
  { title: (i18n) => i18n._('リクエストID'), of: ({ requestId }) => requestId },
]

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** Returns the header line of the file, after the byte order mark by which Excel detects UTF-8. */
export const eventCsvHead = (locale: Locale): string => `\u{feff}${line(COLUMNS.map(({ title }) => title(i18nIn(locale))))}`

/** Returns an event as a CSV line; marks values that a spreadsheet would run as a formula as text. */
export const eventCsvLine = (event: EventItem): string => line(COLUMNS.map(({ of }) => of(event) ?? ''))
