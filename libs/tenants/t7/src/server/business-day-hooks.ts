import { isDeepStrictEqual } from 'node:util'
import type { Values } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import type { Pattern } from '../opening-hours.ts'

const MOST = 500

const patternOf = ({ applyFrom, holidayPolicy, days }: Values): Values => ({ applyFrom, holidayPolicy, days })

/** The patterns that still count before a day, the newest first. */
const historyBefore = (day: unknown, before: Values): readonly Values[] =>
  [patternOf(before), ...((before['history'] ?? []) as readonly Pattern[])]
    .filter(({ applyFrom }) => typeof applyFrom === 'string' && typeof day === 'string' && applyFrom < day)
    .slice(0, MOST)

/** New hours hold from today or a later day; the pattern that they replace stays for the days before. */
export const businessDayHooks: TypeHooks = {
  save: async (values, { before, now, refuse }) => {
    if (before === null || isDeepStrictEqual(patternOf(values), patternOf(before))) return values
    const today = civilDate(now)
    const { applyFrom } = values
    if (typeof applyFrom === 'string' && applyFrom < today) refuse([{ path: 'applyFrom', rule: 'notBeforeToday', params: { today } }])
    return { ...values, history: historyBefore(applyFrom, before) }
  },
}
