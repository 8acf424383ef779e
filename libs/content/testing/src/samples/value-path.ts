import { nestedFields, type AnyField, type Fields } from '@captain/content-core'

type Container = Readonly<Record<string, unknown>> | readonly unknown[] | null | undefined

/** Returns the field at the end of a dotted path such as `sizes.0.label.ja`. */
export const fieldAt = (fields: Fields, path: string): AnyField | null => {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  if (field === undefined) return null
  const nested = nestedFields(field)
  const inner = field.kind === 'list' ? rest.slice(1) : rest
  return nested === null || inner.length === 0 ? field : fieldAt(nested, inner.join('.'))
}

export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((one, key) => (one as Record<string, unknown> | null | undefined)?.[key], values)

/** Replaces the value at a dotted path; creates missing parents. */
export const withValueAt = (values: Container, path: string, value: unknown): unknown => {
  const [key = '', ...rest] = path.split('.')
  const inner =
    rest.length === 0 ? value : withValueAt((values as Record<string, Container> | null | undefined)?.[key], rest.join('.'), value)
  if (Array.isArray(values)) return values.map((item: unknown, position) => (position === Number(key) ? inner : item))
  return { ...(values as Readonly<Record<string, unknown>>), [key]: inner }
}
