import type { Locale } from '@captain/locale'
import type { EventItem } from './event-item.ts'

/** What spreadsheets run as a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

const cell = (text: string): string => {
  const neutral = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral
}

type Column = { readonly ja: string; readonly en: string; readonly of: (event: EventItem) => string | null }

const COLUMNS: readonly Column[] = [
  { ja: '日時', en: 'Time', of: ({ at }) => at },
  { ja: '操作', en: 'Action', of: ({ action }) => action },
  { ja: '操作した人', en: 'Person', of: ({ actor }) => actor.name },
  { ja: '操作した人のID', en: 'Person ID', of: ({ actor }) => actor.id },
  { ja: '代理の管理者', en: 'On behalf by', of: ({ impersonator }) => impersonator?.name ?? null },
  { ja: 'テナント', en: 'Tenant', of: ({ tenant }) => tenant },
  { ja: '対象の種類', en: 'Kind', of: ({ entity }) => entity },
  { ja: '対象のID', en: 'Record ID', of: ({ record }) => record },
  { ja: '対象', en: 'Record', of: ({ summary }) => summary },
  { ja: '内容', en: 'Changes', of: ({ changes }) => JSON.stringify(changes) },
  { ja: 'IPアドレス', en: 'IP address', of: ({ ipAddress }) => ipAddress },
  { ja: 'ブラウザー', en: 'Browser', of: ({ userAgent }) => userAgent },
  { ja: 'リクエストID', en: 'Request ID', of: ({ requestId }) => requestId },
]

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The first line of the file, behind the mark by which Excel knows UTF-8. */
export const eventCsvHead = (locale: Locale): string => `\u{feff}${line(COLUMNS.map((column) => column[locale]))}`

/** An event as a line of the file; what a spreadsheet would run as a formula is marked as text. */
export const eventCsvLine = (event: EventItem): string => line(COLUMNS.map(({ of }) => of(event) ?? ''))
