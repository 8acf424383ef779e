import { nestedFields, type AnyContentType, type AnyField, type Fields, type Kind, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { expect } from 'vitest'

const row = (fields: Fields, value: unknown, locale: Locale): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, deliveredShape(field, (value as Values)[name], locale)]))

const reference = (id: unknown) => expect.objectContaining({ id, title: expect.any(String) })

/** Returns the expected public value of a field with live targets, in one language. */
export const deliveredShape = (field: AnyField, value: unknown, locale: Locale): unknown => {
  const one = field.localized ? (value as Values)[locale] : value
  const nested = nestedFields(field)
  if (nested !== null) return Array.isArray(one) ? one.map((item) => row(nested, item, locale)) : row(nested, one, locale)
  if (one === null) return null
  if (field.kind === 'image')
    return expect.objectContaining({ url: expect.stringMatching(/^\/media\//), width: expect.any(Number), variants: expect.any(Array) })
  if (field.kind === 'file') {
    const url = expect.stringMatching(/^\/media\//)
    return { url, name: expect.any(String), size: expect.any(Number), mimeType: expect.any(String) }
  }
  if (field.kind === 'reference') return reference(one)
  if (field.kind === 'references') return (one as readonly string[]).map(reference)
  if (field.kind === 'price') return { ...(one as object), amountIncl: expect.any(Number) }
  return one
}

/** Returns every text in values that is long enough to be recognised. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.length >= 6 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Kinds whose values are unique in a response. */
const TELLING: readonly Kind[] = ['text', 'longText', 'slug', 'url', 'email', 'tags', 'richText', 'member', 'group', 'list']

/** Returns texts that identify a record wherever they appear, of the named fields or of all. */
export const tellingTexts = (
  type: AnyContentType,
  values: Values,
  names: readonly string[] = Object.keys(type.fields),
): readonly string[] => names.flatMap((name) => (TELLING.includes(type.fields[name]?.kind ?? 'boolean') ? textsIn(values[name]) : []))
