import type { Values } from '@captain/content-core'
import { hooksFor, recordId, type HookContextOf } from '@captain/content-server'
import { readDay } from '@captain/locale'
import { tenant } from '../tenant.ts'

const firstDayOf = ({ sessions }: Values): string | null => {
  const days = (Array.isArray(sessions) ? sessions : []).map((session: Values | null) => session?.['date'])
  return days.filter((day): day is string => typeof day === 'string' && readDay(day) === day).toSorted()[0] ?? null
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const yearOf = async (values: Values, { matching }: HookContextOf<typeof tenant>): Promise<unknown> => {
  const day = firstDayOf(values)
  if (!isEmpty(values['fiscalYear']) || day === null) return values['fiscalYear']
  const [found] = await matching('year', { startsOn: `..${day}`, endsOn: `${day}..` })
  return found?.id ?? null
}

const venueOf = async ({ facility, venueName }: Values, { find }: HookContextOf<typeof tenant>): Promise<unknown> => {
  const sides = venueName as { readonly ja?: unknown } | null | undefined
  const room = recordId(facility)
  if (!isEmpty(sides?.ja) || room === null) return venueName
  return (await find('facility', room))?.name ?? venueName
}

/** Fills empty fields: the fiscal year from the first session, the venue from the room. */
export const eventHooks = hooksFor(tenant, 'event', {
  save: async (values, context) => ({
    ...values,
    fiscalYear: await yearOf(values, context),
    venueName: await venueOf(values, context),
  }),
})
