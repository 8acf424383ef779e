import { titleOf, type AnyRecord } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'
import { formatDateRange, readDay } from '@captain/locale'
import { businessSchedule } from '../content-types/business-schedule.ts'
import { overlappingSchedule } from './errors.ts'

const isDay = (value: unknown): value is string => typeof value === 'string' && readDay(value) === value

const conflictWith = (other: AnyRecord) => {
  const [from, until] = [String(other['startDate']), String(other['endDate'])]
  return overlappingSchedule({
    id: other.id,
    title: { ja: titleOf(businessSchedule, other, 'ja'), en: titleOf(businessSchedule, other, 'en') },
    period: { ja: formatDateRange('ja', from, until), en: formatDateRange('en', from, until) },
  })
}

/** No day has two exceptions that are public. */
export const businessScheduleHooks: TypeHooks = {
  save: async (values, { before, type, alone, matching }) => {
    const { startDate, endDate, isPublished } = values
    if (!isDay(startDate) || !isDay(endDate)) return values
    if (isPublished !== true) return values
    await alone(type.name)
    const found = await matching(type.name, { isPublished: 'true', startDate: `..${endDate}`, endDate: `${startDate}..` })
    const other = found.find(({ id }) => id !== before?.id)
    if (other !== undefined) throw conflictWith(other)
    return values
  },
}
