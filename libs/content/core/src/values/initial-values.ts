import { dateInTimeZone, fiscalYearOf, fiscalYearRange } from '@captain/locale'
import { isObject } from '@captain/validation'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, InitialSource } from '../fields/field.ts'
import { sidesOf } from '../fields/sides.ts'
import { emptyValue, type Values } from './values.ts'
import { writableFields } from '../validation/validate.ts'

type InitialContext = { readonly accountName: string; readonly now: Date }

/** Returns the value of a source at an instant. */
export const initialFrom = (source: InitialSource, { accountName, now }: InitialContext): string => {
  const nextYear = () => fiscalYearRange(fiscalYearOf(dateInTimeZone(now)) + 1)
  switch (source) {
    case 'accountName':
      return accountName
    case 'today':
      return dateInTimeZone(now)
    case 'now':
      return now.toISOString()
    case 'nextFiscalYearStart':
      return nextYear().from
    case 'nextFiscalYearEnd':
      return nextYear().to
  }
}

const startOf = (field: AnyField, context: InitialContext): unknown => {
  if (field.defaultValue === null) return undefined
  return 'value' in field.defaultValue ? field.defaultValue.value : initialFrom(field.defaultValue.from, context)
}

/** Returns the default values of a new record. A localised field starts with its Japanese text set. */
export const initialValues = (type: AnyContentType, context: InitialContext): Values =>
  Object.fromEntries(
    Object.entries(writableFields(type)).map(([name, field]) => {
      const start = startOf(field, context)
      const empty = emptyValue(field)
      if (start === undefined) return [name, empty]
      const isBothSides = isObject(start) && 'ja' in start
      return [name, field.localized && !isBothSides ? { ...sidesOf(empty), ja: start } : start]
    }),
  )
