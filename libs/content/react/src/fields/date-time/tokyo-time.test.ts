import { describe, expect, it } from 'vitest'
import { settledClock, toInstant, toWallTime } from './tokyo-time.ts'

describe('times in Asia/Tokyo', () => {
  it('keeps instants in UTC and shows them nine hours ahead', () => {
    expect(toInstant({ day: '2026/11/21', clock: '14:03' })).toBe('2026-11-21T05:03:00.000Z')
    expect(toWallTime('2026-11-21T05:03:00.000Z')).toEqual({ day: '2026/11/21', clock: '14:03' })
    expect(toWallTime('2026-12-31T15:00:00.000Z')).toEqual({ day: '2027/01/01', clock: '00:00' })
  })

  it('takes a day without a clock as its midnight', () => {
    expect(toInstant({ day: '20261121', clock: '' })).toBe('2026-11-20T15:00:00.000Z')
    expect(settledClock({ day: '2026/11/21', clock: '' })).toBe('00:00')
  })

  it('keeps what it cannot read, so that nothing typed is lost', () => {
    const typed = toInstant({ day: '来週', clock: '9:00' })
    expect(typed).toBe('来週\n9:00')
    expect(toWallTime(typed)).toEqual({ day: '来週', clock: '9:00' })
    expect(toInstant({ day: '2026/11/21', clock: '25:00' })).toBe('2026/11/21\n25:00')
    expect(toInstant({ day: '', clock: '9:00' })).toBe('\n9:00')
    expect(toInstant({ day: '', clock: '' })).toBeNull()
  })
})
