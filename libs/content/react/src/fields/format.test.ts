import { describe, expect, it } from 'vitest'
import { formatDecimal, formatInteger, formatYen } from './format-number.ts'
import { formatDay, formatInstant, formatMinutes } from './format-time.ts'

describe('what lists write', () => {
  it('groups whole numbers and yen', () => {
    expect(formatInteger(1234567)).toBe('1,234,567')
    expect(formatYen(1234)).toBe('¥1,234')
    expect(formatYen(-50)).toBe('¥-50')
  })

  it('groups decimals without losing a digit that a number would lose', () => {
    expect(formatDecimal('9999999999999.999')).toBe('9,999,999,999,999.999')
    expect(formatDecimal('-1234.5')).toBe('-1,234.5')
    expect(formatDecimal('12')).toBe('12')
  })

  it('shows instants in Asia/Tokyo, wherever the reader is', () => {
    expect(formatInstant('2026-11-21T15:03:00.000Z')).toBe('2026/11/22 00:03')
  })

  it('keeps times of the business day past midnight', () => {
    expect(formatMinutes(1500)).toBe('25:00')
    expect(formatMinutes(545)).toBe('09:05')
    expect(formatDay('2026-01-09')).toBe('2026/01/09')
  })
})
