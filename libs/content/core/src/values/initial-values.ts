import { civilDate, fiscalYearOf, fiscalYearRange } from '@captain/locale'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, InitialSource } from '../fields/field.ts'
import { emptyValue, type Values } from './values.ts'
import { writableFields } from '../validation/validate.ts'

type InitialContext = { readonly accountName: string; readonly now: Date }

/** Returns the value of a source at an instant. */
export const initialFrom = (source: InitialSource, { accountName, now }: InitialContext): string => {
  const nextYear = () => fiscalYearRange(fiscalYearOf(civilDate(now)) + 1)
  switch (source) {
    case 'accountName':
      return accountName
    case 'today':
      return civilDate(now)
    case 'now':
      return now.toISOString()
    case 'nextFiscalYearStart':
      return nextYear().from
    case 'nextFiscalYearEnd':
      return nextYear().to
  }
}

const startOf = (field: AnyField, context: InitialContext): unknown => {
  if (field.initial === null) return undefined
  return 'value' in field.initial ? field.initial.value : initialFrom(field.initial.from, context)
}

/** Returns the default values of a new record. A localised field starts with its Japanese text set. */
export const initialValues = (type: AnyContentType, context: InitialContext): Values =>
  Object.fromEntries(
    Object.entries(writableFields(type)).map(([name, field]) => {
      const start = startOf(field, context)
      const empty = emptyValue(field)
      if (start === undefined) return [name, empty]
      const isBothSides = typeof start === 'object' && start !== null && 'ja' in start
      return [name, field.localized && !isBothSides ? { ...(empty as object), ja: start } : start]
    }),
  )
