import { createTestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importHolidays } from './import-holidays.ts'
import { readHolidayFile } from './read-holiday-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** 「元日」 and 「休日」 in Shift_JIS, as the Cabinet Office writes them. */
const NEW_YEAR = [0x8c, 0xb3, 0x93, 0xfa]
const DAY_OFF = [0x8b, 0x78, 0x93, 0xfa]
const HEADING = utf8('date,name\r\n')

const shiftJis = new Uint8Array([...HEADING, ...utf8('2028/1/1,'), ...NEW_YEAR, ...utf8('\r\n2028/1/3,'), ...DAY_OFF, ...utf8('\r\n')])

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 4 })
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const known = async () =>
  (await pool.query(`select to_char(date, 'YYYY-MM-DD') as date, name_ja, name_en, source from content.holiday order by date`)).rows

it('reads the file as the Cabinet Office writes it, and as others save it again', () => {
  const days = [
    { date: '2028-01-01', name: '元日' },
    { date: '2028-01-03', name: '休日' },
  ]
  expect(readHolidayFile(shiftJis)).toEqual(days)
  expect(readHolidayFile(utf8('\ufeff国民の祝日・休日月日,名称\n2028-01-01,"元日"\n\n2028/01/03,休日'))).toEqual(days)
})

it.each([
  ['', 1],
  ['heading only', 1],
  ['heading\n2028/2/30,元日', 2],
  ['heading\n2028/1/1,元日\n2028/1/3', 3],
  ['heading\n2028/1/1,元日,more', 2],
  [`heading\n2028/1/1,${'長'.repeat(61)}`, 2],
])('refuses %j and names line %i', (text, line) => expect(() => readHolidayFile(utf8(text))).toThrow(`line ${line} `))

it('replaces the years of the file and keeps the others', async () => {
  await importHolidays(pool, { bytes: utf8('h\n2027/1/1,元日\n2028/1/1,元日\n2028/5/5,こどもの日'), source: '一度目' })
  expect(await importHolidays(pool, { bytes: shiftJis, source: '二度目' })).toBe(2)
  expect(await known()).toEqual([
    { date: '2027-01-01', name_ja: '元日', name_en: 'New Year’s Day', source: '一度目' },
    { date: '2028-01-01', name_ja: '元日', name_en: 'New Year’s Day', source: '二度目' },
    { date: '2028-01-03', name_ja: '休日', name_en: 'Public holiday', source: '二度目' },
  ])
})

it('changes nothing when a line is wrong, nor where it only fills what is empty', async () => {
  const before = await known()
  await expect(importHolidays(pool, { bytes: utf8('h\n2027/1/1,元日\nnonsense'), source: 'x' })).rejects.toThrow('line 3')
  expect(await importHolidays(pool, { bytes: utf8('h\n2030/1/1,元日'), source: 'x', when: 'if-empty' })).toBe(0)
  expect(await known()).toEqual(before)
})
