import { civilDate } from '@captain/locale'
import type { AnyContentType } from './content-type.ts'
import type { AnyField } from './field.ts'
import { emptyValue, type Values } from './values.ts'
import { writableFields } from './validate.ts'

type InitialContext = { readonly accountName: string; readonly now: Date }

const startOf = (field: AnyField, context: InitialContext): unknown => {
  if (field.initial === null) return undefined
  if ('value' in field.initial) return field.initial.value
  if (field.initial.from === 'accountName') return context.accountName
  if (field.initial.from === 'today') return civilDate(context.now)
  return context.now.toISOString()
}

/** The values with which a new record starts. A localised field starts with its Japanese side set. */
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
