import { isDeepStrictEqual } from 'node:util'
import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, type RecordIn } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import type { businessDay } from '../content-types/business-day.ts'
import { tenant } from '../tenant.ts'

type Week = RecordIn<typeof tenant, 'business-day'>

const MAX_RECORDS = 500

const patternOf = ({ applyFrom, holidayPolicy, days }: UncheckedValues<typeof businessDay>) => ({ applyFrom, holidayPolicy, days })

/** Returns the patterns that still apply before a day, newest first. */
const historyBefore = (day: unknown, { applyFrom, holidayPolicy, days, history }: Week): Week['history'] =>
  [{ applyFrom, holidayPolicy, days }, ...history]
    .filter((pattern) => typeof day === 'string' && pattern.applyFrom < day)
    .slice(0, MAX_RECORDS)

/** New hours apply from today or a later day; the previous pattern stays for earlier days. */
export const businessDayHooks = hooksFor(tenant, 'business-day', {
  beforeSave: async (values, { before, now, reject }) => {
    if (before === null || isDeepStrictEqual(patternOf(values), patternOf(before))) return values
    const today = dateInTimeZone(now)
    const { applyFrom } = values
    if (typeof applyFrom === 'string' && applyFrom < today) reject([{ path: 'applyFrom', rule: 'notBeforeToday', params: { today } }])
    return { ...values, history: historyBefore(applyFrom, before) }
  },
})
