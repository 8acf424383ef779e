import { titleOf } from '@captain/content-core'
import { hooksFor, type RecordIn } from '@captain/content-server'
import { formatDateRange, isDay } from '@captain/locale'
import { businessSchedule } from '../content-types/business-schedule.ts'
import { tenant } from '../tenant.ts'
import { overlappingSchedule } from './errors.ts'

const conflictWith = (other: RecordIn<typeof tenant, 'business-schedule'>) => {
  const { id, startDate, endDate } = other
  return overlappingSchedule({
    id,
    title: { ja: titleOf(businessSchedule, other, 'ja'), en: titleOf(businessSchedule, other, 'en') },
    period: { ja: formatDateRange('ja', startDate, endDate), en: formatDateRange('en', startDate, endDate) },
  })
}

/** A day has at most one public exception. */
export const businessScheduleHooks = hooksFor(tenant, 'business-schedule', {
  beforeSave: async (values, { before, type, advisoryLock, findMany }) => {
    const { startDate, endDate, isPublished } = values
    if (!isDay(startDate) || !isDay(endDate)) return values
    if (isPublished !== true) return values
    await advisoryLock(type.name)
    const found = await findMany('business-schedule', { isPublished: 'true', startDate: `..${endDate}`, endDate: `${startDate}..` })
    const other = found.find(({ id }) => id !== before?.id)
    if (other !== undefined) throw conflictWith(other)
    return values
  },
})
