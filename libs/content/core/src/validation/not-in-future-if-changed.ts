import { dateInTimeZone } from '@captain/locale'
import type { AnyCrossCheck } from './cross-check.ts'

/**
 * Creates a check that a new or changed time is before the end of today in Asia/Tokyo; an unchanged time passes. The rest of the day is
 * allowed because clocks differ and some users enter only the day.
 */
export const notInFutureIfChanged = (path: string): AnyCrossCheck => ({
  path,
  rule: 'custom',
  params: { code: 'ahead', ja: '今日までの日時を入力してください。', en: 'Enter a time no later than today.' },
  test: (values, before, { today }) => {
    const time = values[path]
    return typeof time !== 'string' || time === before?.[path] || dateInTimeZone(new Date(time)) <= today
  },
})
