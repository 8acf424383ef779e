import {
  nestedFields,
  type AnyContentType,
  type AnyField,
  type ErasedFieldMessages,
  type ErasedTypeMessages,
  type Fields,
} from '@captain/content-core'
import { kindsOf } from './kinds-of.ts'
import type { ModelField, ModelType } from './read-model.ts'

type Declared = { readonly field: AnyField; readonly words: ErasedFieldMessages | undefined }

const nestedOf = (field: AnyField): Fields => nestedFields(field) ?? {}

/** Returns the declared field of a table path: `seo.title`. */
const declaredAt = (type: AnyContentType, messages: ErasedTypeMessages, path: string): Declared | null => {
  const [first = '', ...rest] = path.split('.')
  let field = type.fields[first]
  let words = messages.fields[first]
  for (const name of rest) {
    field = field && nestedOf(field)[name]
    words = words?.fields?.[name]
  }
  return field ? { field, words } : null
}

const bytesOf = ({ config }: AnyField): number | null => ('maxBytes' in config ? config.maxBytes : null)

/** Returns the rows of a list that its cell specifies: `url(url), label(text 60 L)`. */
const rowsIn = (type: string): readonly (readonly [name: string, type: string])[] =>
  type.startsWith('json list:') || type.startsWith('object:')
    ? [...type.replace(/^[^:]+: */, '').matchAll(/(\w+)\(((?:[^()]|\([^()]*\))*)\)/g)].map(
        ([, name = '', inner = '']) => [name, inner] as const,
      )
    : []

const nestedFindings = (field: AnyField, path: string, type: string): readonly string[] => {
  const nested = nestedOf(field)
  return rowsIn(type).flatMap(([name, inner]) => {
    const declared = nested[name]
    if (declared === undefined) return [`${path}.${name}: is missing`]
    return [
      ...(kindsOf(inner).includes(declared.kind) ? [] : [`${path}.${name}: ${declared.kind}, not ${inner}`]),
      ...(/ L\b/.test(inner) === declared.localized ? [] : [`${path}.${name}: ${declared.localized ? 'is' : 'is not'} kept per language`]),
    ]
  })
}

const fieldFindings = (type: AnyContentType, messages: ErasedTypeMessages, path: string, row: ModelField): readonly string[] => {
  const declared = declaredAt(type, messages, path)
  if (declared === null) return [`${path}: is missing`]
  const { field, words } = declared
  const isNested = path.includes('.')
  const bytes = /^(?:text|longText) (\d+)/.exec(row.type)?.[1]
  return [
    ...(kindsOf(row.type).includes(field.kind) ? [] : [`${path}: ${field.kind}, not ${row.type}`]),
    ...(bytes !== undefined && (field.kind === 'text' || field.kind === 'longText') && bytesOf(field) !== Number(bytes)
      ? [`${path}: ${bytesOf(field)} bytes, not ${bytes}`]
      : []),
    ...(field.required === row.required || field.kind === 'boolean' || field.setBy === 'server'
      ? []
      : [`${path}: needed ${field.required}, not ${row.required}`]),
    ...(field.localized === row.localized ? [] : [`${path}: ${field.localized ? 'is' : 'is not'} kept per language`]),
    ...(isNested || field.visibility === row.visibility ? [] : [`${path}: public ${field.visibility}, not ${row.visibility}`]),
    ...(words?.label === row.ja ? [] : [`${path}: is called ${words?.label}, not ${row.ja}`]),
    ...nestedFindings(field, path, row.type),
  ]
}

/**
 * Returns differences between a declaration, its Japanese labels and its table, one line each; skips rows in `known` and rows that the kit
 * adds.
 */
export const differences = (
  model: ModelType,
  type: AnyContentType,
  messages: ErasedTypeMessages,
  known: (path: string) => boolean,
): readonly string[] =>
  [...model.fields].filter(([path]) => !known(path)).flatMap(([path, row]) => fieldFindings(type, messages, path, row))
