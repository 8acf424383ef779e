import { fieldOf, kindOf, type AnyContentType } from '@captain/content-core'
import type { FieldShape, TypeShape } from './shape.ts'

/** How a declaration differs from the one that records were written by. */
export type DeclarationChange = {
  readonly type: string
  /** The field's name in the stored records; null for a whole type. */
  readonly field: string | null
  readonly what: 'renamed' | 'removed' | 'retyped' | 'required' | 'options' | 'dropped' | 'restored' | 'type-removed'
  /** The new name, kind or requirement. */
  readonly to: string
  /** Options that are gone. */
  readonly options: readonly string[]
  /** Whether the declaration says what becomes of the values. */
  readonly isAnswered: boolean
}

const hasConstant = (type: AnyContentType, name: string): boolean => {
  const { defaultValue = null } = type.fields[name] ?? {}
  return defaultValue !== null && 'value' in defaultValue
}

const optionsBefore = (type: AnyContentType, name: string): Readonly<Record<string, string>> => {
  const config = type.fields[name]?.config
  return config !== undefined && 'optionsWere' in config ? config.optionsWere : {}
}

const ORDER = ['optional', 'publish', 'save'] as const

/** Compares a field with its shape in stored records, where it may have another name. */
const fieldChanges = (
  type: AnyContentType,
  [stored, before]: readonly [string, FieldShape],
  name: string,
  now: FieldShape,
): readonly DeclarationChange[] => {
  const base = { type: type.name, field: stored, options: [] }
  const isConverted = type.fields[name]?.convert != null
  const gone = before.options.filter((option) => !now.options.includes(option))
  const replaced = optionsBefore(type, name)
  const isRetyped = before.kind !== now.kind || (before.localized && !now.localized)
  return [
    ...(stored === name ? [] : [{ ...base, what: 'renamed', to: name, isAnswered: true } as const]),
    ...(isRetyped ? [{ ...base, what: 'retyped', to: now.kind, isAnswered: isConverted } as const] : []),
    ...(gone.length > 0 && !isRetyped
      ? [{ ...base, what: 'options', to: name, options: gone, isAnswered: gone.every((option) => option in replaced) } as const]
      : []),
    ...(ORDER.indexOf(now.required) > ORDER.indexOf(before.required)
      ? [{ ...base, what: 'required', to: now.required, isAnswered: hasConstant(type, name) } as const]
      : []),
  ]
}

/** A new field that is required has no value in any record. */
const addedField = (type: AnyContentType, name: string, { required }: FieldShape): readonly DeclarationChange[] =>
  required === 'optional'
    ? []
    : [
        {
          type: type.name,
          field: name,
          what: 'required',
          to: required,
          options: [],
          isAnswered: hasConstant(type, name) || isFilledByServer(type, name),
        },
      ]

/** A field that is declared again shows the values that were kept. */
const restoredField = (type: AnyContentType, field: string): readonly DeclarationChange[] => [
  { type: type.name, field, what: 'restored', to: '', options: [], isAnswered: true },
]

const isFilledByServer = (type: AnyContentType, name: string): boolean => {
  const field = type.fields[name]
  return field !== undefined && (field.compute !== null || kindOf(field).isFilledIn === true)
}

/** Returns how a type differs from the shape that its records have, as far as that matters to stored values. */
export const changesOf = (type: AnyContentType, before: TypeShape, now: TypeShape): readonly DeclarationChange[] => {
  // Nothing says whether a kept value is there in every record.
  const kept = Object.entries(before.kept ?? {}).map(([name, shape]) => [name, { ...shape, required: 'optional' }] as const)
  const known: Readonly<Record<string, FieldShape>> = { ...Object.fromEntries(kept), ...before.fields }
  const namesNow = new Map(
    Object.entries(type.fields).flatMap(([name, { was }]) =>
      was !== null && was in known && !(name in before.fields) ? [[was, name]] : [],
    ),
  )
  const renamed = new Set(namesNow.values())
  const changes = Object.entries(known).flatMap((stored): readonly DeclarationChange[] => {
    const isDeclaredBefore = stored[0] in before.fields
    if (!isDeclaredBefore && renamed.has(stored[0])) return []
    const name = namesNow.get(stored[0]) ?? stored[0]
    const field = now.fields[name]
    const isDeclared = field !== undefined && fieldOf(type, name) !== null
    if (isDeclared && isDeclaredBefore) return fieldChanges(type, stored, name, field)
    if (isDeclared) return [...restoredField(type, stored[0]), ...fieldChanges(type, stored, name, field)]
    if (!isDeclaredBefore) return []
    return [{ type: type.name, field: stored[0], what: 'removed', to: '', options: [], isAnswered: stored[0] in type.removedFields }]
  })
  const added = Object.entries(now.fields).flatMap(([name, field]) =>
    name in known || renamed.has(name) ? [] : addedField(type, name, field),
  )
  const dropped = (now.dropped ?? [])
    .filter((name) => !(name in before.fields) && before.dropped?.includes(name) !== true)
    .map((field) => ({ type: type.name, field, what: 'dropped', to: '', options: [], isAnswered: true }) as const)
  return [...changes, ...added, ...dropped]
}
