import { expect, it } from 'vitest'
import { eventCsvHead, eventCsvLine } from './event-csv.ts'

const EVENT = {
  id: '01',
  at: '2026-11-21T03:00:00.000Z',
  action: 'ban',
  actor: { id: 'a', name: '管理 花子' },
  impersonator: null,
  tenant: null,
  entity: 'auth-user',
  record: 'b',
  summary: '=HYPERLINK("x") <b@example.jp>',
  changes: { fields: ['banned'], note: '迷惑, 行為' },
  ipAddress: '198.51.100.7',
  userAgent: null,
  requestId: 'r',
  keyId: null,
} as const

it('writes an event as a line that no spreadsheet runs', () => {
  expect(eventCsvLine(EVENT)).toBe(
    `2026-11-21T03:00:00.000Z,ban,管理 花子,a,,,auth-user,b,"'=HYPERLINK(""x"") <b@example.jp>","{""fields"":[""banned""],""note"":""迷惑, 行為""}",198.51.100.7,,r\r\n`,
  )
})

it('names the columns in the language of the reader', () => {
  expect([eventCsvHead('ja').slice(0, 6), eventCsvHead('en').slice(0, 12)]).toEqual(['\u{feff}日時,操作', '\u{feff}Time,Action'])
})
