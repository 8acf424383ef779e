import { rowsIn, type UncheckedValues } from '@captain/content-core'
import { hooksFor, recordId, type HookContextOf } from '@captain/content-server'
import { parseDay } from '@captain/locale'
import { asRecord } from '@captain/validation'
import type { event } from '../content-types/event.ts'
import { tenant } from '../tenant.ts'

type Values = UncheckedValues<typeof event>

const firstDayOf = ({ sessions }: Values): string | null => {
  const days = rowsIn(sessions).map(({ date }) => date)
  return days.filter((day): day is string => typeof day === 'string' && parseDay(day) === day).toSorted()[0] ?? null
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const yearOf = async (values: Values, { findMany }: HookContextOf<typeof tenant>): Promise<unknown> => {
  const day = firstDayOf(values)
  if (!isEmpty(values.fiscalYear) || day === null) return values.fiscalYear
  const [found] = await findMany('year', { startsOn: `..${day}`, endsOn: `${day}..` })
  return found?.id ?? null
}

const venueOf = async ({ facility, venueName }: Values, { findForUpdate }: HookContextOf<typeof tenant>): Promise<unknown> => {
  const room = recordId(facility)
  if (!isEmpty(asRecord(venueName)['ja']) || room === null) return venueName
  return (await findForUpdate('facility', room))?.name ?? venueName
}

/** Fills empty fields: the fiscal year from the first session, the venue from the room. */
export const eventHooks = hooksFor(tenant, 'event', {
  beforeSave: async (values, context) => ({
    ...values,
    fiscalYear: await yearOf(values, context),
    venueName: await venueOf(values, context),
  }),
})
