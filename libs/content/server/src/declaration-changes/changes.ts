import { kindOf, nestedFields, type AnyContentType, type AnyField, type Fields } from '@captain/content-core'
import { uniqueName } from '../store/derive.ts'
import type { FieldShape, FieldShapes, TypeShape } from './shape.ts'

/** How a declaration differs from the one that records were written by. */
export type DeclarationChange = {
  /** Name under which the records are stored. */
  readonly type: string
  /** The field's path in the stored records, such as `lines.label`; null for a whole type. */
  readonly field: string | null
  readonly what:
    | 'renamed'
    | 'removed'
    | 'retyped'
    | 'required'
    | 'options'
    | 'narrowed'
    | 'unique'
    | 'dropped'
    | 'restored'
    | 'type-removed'
    | 'type-dropped'
    | 'type-renamed'
  /** The new name, kind or requirement. */
  readonly to: string
  /** Options that are gone. */
  readonly options: readonly string[]
  /** Whether the declaration says what becomes of the values. */
  readonly isAnswered: boolean
}

/** Where fields are: of a type, or inside a group or a row of it. */
type Place = {
  readonly type: string
  readonly fields: Fields
  readonly removed: AnyContentType['removedFields']
  /** Path in stored records with a dot at its end, and the same one as declared now; '' for the fields of a type. */
  readonly stored: string
  readonly declared: string
}

const hasConstant = ({ defaultValue }: AnyField): boolean => defaultValue !== null && 'value' in defaultValue

const optionsBefore = ({ config }: AnyField): Readonly<Record<string, string>> => ('optionsWere' in config ? config.optionsWere : {})

/** Returns the limits that stored values may exceed now, in words. */
const narrowerLimits = (before: FieldShape, now: FieldShape): readonly string[] =>
  // The shape of an earlier version has no limits.
  before.limits === undefined
    ? []
    : Object.entries(now.limits ?? {}).flatMap(([name, limit]) => {
        const earlier = before.limits?.[name]
        const isNarrower = name.startsWith('max') ? limit < (earlier ?? Infinity) : name.startsWith('min') && limit > (earlier ?? -Infinity)
        return isNarrower ? [`${name}: ${limit}`] : []
      })

const ORDER = ['optional', 'publish', 'save'] as const

/** Compares a field with its shape in stored records, where it may have another name. */
const fieldChanges = (
  place: Place,
  [stored, before]: readonly [string, FieldShape],
  [name, field]: readonly [string, AnyField],
  now: FieldShape,
): readonly DeclarationChange[] => {
  const base = { type: place.type, field: `${place.stored}${stored}`, options: [] }
  const gone = before.options.filter((option) => !now.options.includes(option))
  const replaced = optionsBefore(field)
  const isRetyped = before.kind !== now.kind || (before.localized && !now.localized)
  const inner = nestedFields(field)
  const narrower = isRetyped ? [] : narrowerLimits(before, now)
  return [
    ...(stored === name ? [] : [{ ...base, what: 'renamed', to: name, isAnswered: true } as const]),
    ...(isRetyped ? [{ ...base, what: 'retyped', to: now.kind, isAnswered: field.convert !== null } as const] : []),
    ...(gone.length > 0 && !isRetyped
      ? [{ ...base, what: 'options', to: name, options: gone, isAnswered: gone.every((option) => option in replaced) } as const]
      : []),
    ...(ORDER.indexOf(now.required) > ORDER.indexOf(before.required)
      ? [{ ...base, what: 'required', to: now.required, isAnswered: hasConstant(field) } as const]
      : []),
    ...(narrower.length > 0 ? [{ ...base, what: 'narrowed', to: narrower.join(', '), isAnswered: true } as const] : []),
    // A conversion of the whole group or list answers for what is in it.
    ...(inner === null || isRetyped || before.of === undefined || field.convert !== null
      ? []
      : changesIn({ ...place, fields: inner, stored: `${base.field}.`, declared: `${place.declared}${name}.` }, before.of, now.of ?? {})),
  ]
}

const isFilledByServer = (field: AnyField): boolean => field.compute !== null || kindOf(field).isFilledIn === true

/** A new field that is required has no value in any record. */
const addedField = (place: Place, [name, field]: readonly [string, AnyField], { required }: FieldShape): readonly DeclarationChange[] => {
  if (required === 'optional') return []
  const isAnswered = hasConstant(field) || isFilledByServer(field)
  return [{ type: place.type, field: `${place.stored}${name}`, what: 'required', to: required, options: [], isAnswered }]
}

/** Nothing says whether a kept value is there in every record. */
const optional = (kept: FieldShapes): FieldShapes =>
  Object.fromEntries(Object.entries(kept).map(([name, shape]) => [name, { ...shape, required: 'optional' }]))

/** Compares fields of one place with their shapes in stored records, where `kept` fields were not declared any more. */
function changesIn(place: Place, before: FieldShapes, now: FieldShapes, kept: FieldShapes = {}): readonly DeclarationChange[] {
  const { fields, removed, type } = place
  const known: FieldShapes = { ...optional(kept), ...before }
  const namesNow = new Map(
    Object.entries(fields).flatMap(([name, { was }]) => (was !== null && was in known && !(name in before) ? [[was, name]] : [])),
  )
  const renamed = new Set(namesNow.values())
  const changes = Object.entries(known).flatMap((stored): readonly DeclarationChange[] => {
    const base = { type, field: `${place.stored}${stored[0]}`, to: '', options: [] }
    const isDeclaredBefore = stored[0] in before
    if (!isDeclaredBefore && renamed.has(stored[0])) return []
    const name = namesNow.get(stored[0]) ?? stored[0]
    const shape = now[name]
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (shape !== undefined && field !== undefined) {
      const own = fieldChanges(place, stored, [name, field], shape)
      // A field that is declared again shows the values that were kept.
      return isDeclaredBefore ? own : [{ ...base, what: 'restored', isAnswered: true }, ...own]
    }
    return isDeclaredBefore ? [{ ...base, what: 'removed', isAnswered: `${place.declared}${stored[0]}` in removed }] : []
  })
  const added = Object.entries(fields).flatMap((one) => {
    const shape = now[one[0]]
    return shape === undefined || one[0] in known || renamed.has(one[0]) ? [] : addedField(place, one, shape)
  })
  return [...changes, ...added]
}

/** Values that must be unique from now on, if the shape says which were before. */
const uniqueChanges = (type: AnyContentType, before: TypeShape, now: TypeShape): readonly DeclarationChange[] => {
  const known = before.unique
  if (known === undefined) return []
  return (now.unique ?? [])
    .filter((name) => !known.includes(name) && !known.includes(uniqueName(type, name)))
    .map((field) => ({ type: type.name, field, what: 'unique', to: '', options: [], isAnswered: true }) as const)
}

/** Returns how a type differs from the shape that its records have, as far as that matters to stored values. */
export const changesOf = (type: AnyContentType, before: TypeShape, now: TypeShape): readonly DeclarationChange[] => {
  const place = { type: type.name, fields: type.fields, removed: type.removedFields, stored: '', declared: '' }
  const dropped = (now.dropped ?? [])
    .filter((name) => !(name in before.fields) && before.dropped?.includes(name) !== true)
    .map((field) => ({ type: type.name, field, what: 'dropped', to: '', options: [], isAnswered: true }) as const)
  return [...changesIn(place, before.fields, now.fields, before.kept), ...dropped, ...uniqueChanges(type, before, now)]
}
