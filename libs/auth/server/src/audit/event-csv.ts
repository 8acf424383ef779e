import type { Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { i18nIn } from '../translator.ts'
import type { EventItem } from './event-item.ts'

/** What spreadsheets run as a formula, full-width signs included. */
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
  { title: (i18n) => i18n._('代理の管理者'), of: ({ impersonator }) => impersonator?.name ?? null },
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

/** The first line of the file, behind the mark by which Excel knows UTF-8. */
export const eventCsvHead = (locale: Locale): string => `\u{feff}${line(COLUMNS.map(({ title }) => title(i18nIn(locale))))}`

/** An event as a line of the file; what a spreadsheet would run as a formula is marked as text. */
export const eventCsvLine = (event: EventItem): string => line(COLUMNS.map(({ of }) => of(event) ?? ''))
