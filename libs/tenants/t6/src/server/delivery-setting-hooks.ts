import type { Values } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'
import { civilDate } from '@captain/locale'

/** Days of what is stored or has just been sent, which may be anything. */
const daysOf = (values: Values | null): readonly unknown[] =>
  Array.isArray(values?.['closedDays']) ? values['closedDays'].map((row: { readonly date?: unknown } | null) => row?.date) : []

/** A closed day that is added lies ahead; those of the past stay as they are. */
export const deliverySettingHooks: TypeHooks = {
  save: async (values, context) => {
    const today = civilDate(context.now)
    const known = new Set(daysOf(context.before))
    const issues = daysOf(values).flatMap((date, place) =>
      typeof date === 'string' && date < today && !known.has(date)
        ? [{ path: `closedDays.${place}.date`, rule: 'notBeforeToday', params: { today } }]
        : [],
    )
    if (issues.length > 0) context.refuse(issues)
    return values
  },
}
