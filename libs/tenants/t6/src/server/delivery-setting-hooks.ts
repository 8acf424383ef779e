import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, type IssueOf } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import type { deliverySetting } from '../content-types/delivery-setting.ts'
import { tenant } from '../tenant.ts'

/** Reads the closed days of stored or unvalidated values. */
const daysOf = (values: UncheckedValues<typeof deliverySetting> | null): readonly unknown[] =>
  Array.isArray(values?.closedDays) ? values.closedDays.map((row: { readonly date?: unknown } | null) => row?.date) : []

/** A new closed day must be in the future; past ones stay. */
export const deliverySettingHooks = hooksFor(tenant, 'delivery-setting', {
  beforeSave: async (values, context) => {
    const today = dateInTimeZone(context.now)
    const known = new Set(daysOf(context.before))
    const issues = daysOf(values).flatMap((date, place): readonly IssueOf<typeof deliverySetting>[] =>
      typeof date === 'string' && date < today && !known.has(date)
        ? [{ path: `closedDays.${place}.date`, rule: 'notBeforeToday', params: { today } }]
        : [],
    )
    if (issues.length > 0) context.reject(issues)
    return values
  },
})
