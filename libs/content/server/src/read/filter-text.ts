import { foldText, indexTextsOf, type AnyField } from '@captain/content-core'
import { readDay } from '@captain/locale'
import { isId } from '../store/ids.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/
const WHOLE = /^-?\d{1,15}$/
const DECIMAL = /^-?\d{1,13}(\.\d{1,3})?$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const DAY_CHARACTERS = 10

const whole = (text: string) => (WHOLE.test(text) ? Number(text) : null)

/** The same text where the calendar has the day, `YYYY-MM-DD`. */
const day = (text: string) => (readDay(text) === text ? text : null)

/** A day stands for its beginning in Tokyo. */
const instant = (text: string) => {
  if (!INSTANT.test(text) || day(text.slice(0, DAY_CHARACTERS)) === null) return null
  const date = new Date(text.length === DAY_CHARACTERS ? `${text}T00:00:00+09:00` : text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

const price = (text: string) => {
  const amount = whole(text)
  return amount === null ? null : { amount }
}

/** The value that a query parameter spells, as the field would hold it; null when it spells none. */
const valueOf = (field: AnyField, text: string): unknown => {
  switch (field.kind) {
    case 'int':
    case 'time':
      return whole(text)
    case 'price':
      return price(text)
    case 'decimal':
      return DECIMAL.test(text) ? text : null
    case 'date':
      return day(text)
    case 'month':
      return MONTH.test(text) ? text : null
    case 'dateTime':
      return instant(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null
    case 'select':
    case 'multiSelect':
      return field.config.options.includes(text) ? text : null
    case 'reference':
    case 'references':
      return isId(text) ? text : null
    default:
      return text
  }
}

/** The text by which the index holds what a query parameter spells, '' for nothing; null when the field can have no such value. */
export const filterText = (field: AnyField, text: string): string | null => {
  // A switch is never empty.
  if (text === '' && field.kind !== 'boolean') return ''
  const value = valueOf(field, text)
  if (value === null) return null
  if (field.kind === 'tags') return foldText(text)
  if (field.kind === 'multiSelect' || field.kind === 'references') return text
  const plain = field.localized ? { ja: value } : value
  return indexTextsOf(field, plain)[0] ?? null
}
