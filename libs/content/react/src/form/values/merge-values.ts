import { nestedFields, type AnyField, type Fields, type Values, kindOf } from '@captain/content-core'
import { asRecord } from '@captain/validation'
import { unlocalized } from '../../fields/unlocalized.ts'
import { sameValue } from './same-value.ts'

/** One value that both sides changed differently. */
export type Conflict = {
  readonly path: string
  readonly field: AnyField
  readonly base: unknown
  readonly theirs: unknown
  readonly mine: unknown
}

export type Merged = {
  /** Their values with mine on top; mine win conflicts. */
  readonly values: Values
  readonly conflicts: readonly Conflict[]
  /** Paths that only they changed. */
  readonly taken: readonly string[]
}

type ThreeWay = { readonly base: Values; readonly theirs: Values; readonly mine: Values }

const partsOf = (field: AnyField): readonly (readonly [string, AnyField])[] | null => {
  if (field.localized) return (['ja', 'en'] as const).map((side) => [side, unlocalized(field)] as const)
  return kindOf(field).nesting === 'object' ? Object.entries(nestedFields(field) ?? {}) : null
}

const mergeParts = (parts: readonly (readonly [string, AnyField])[], sides: ThreeWay, prefix: string): Merged => {
  const values: Record<string, unknown> = {}
  const conflicts: Conflict[] = []
  const taken: string[] = []
  for (const [name, field] of parts) {
    const path = `${prefix}${name}`
    const [base, theirs, mine] = [sides.base[name], sides.theirs[name], sides.mine[name]]
    const inner = partsOf(field)
    if (inner !== null) {
      const merged = mergeParts(inner, { base: asRecord(base), theirs: asRecord(theirs), mine: asRecord(mine) }, `${path}.`)
      values[name] = merged.values
      conflicts.push(...merged.conflicts)
      taken.push(...merged.taken)
    } else if (sameValue(mine, base) || sameValue(mine, theirs)) {
      values[name] = theirs
      if (!sameValue(theirs, base) && !sameValue(mine, theirs)) taken.push(path)
    } else {
      values[name] = mine
      if (!sameValue(theirs, base)) conflicts.push({ path, field, base, theirs, mine })
    }
  }
  return { values, conflicts, taken }
}

/**
 * Merges two edits of one record field by field, with each language and each part of a group separately. Lists and documents are one value.
 */
export const mergeValues = (fields: Fields, sides: ThreeWay): Merged => mergeParts(Object.entries(fields), sides, '')

/** Sets a value at a dotted path of nested objects; leaves everything else unchanged. */
export const setAt = (values: Values, path: string, value: unknown): Values => {
  const [name = '', ...rest] = path.split('.')
  return { ...values, [name]: rest.length === 0 ? value : setAt(asRecord(values[name]), rest.join('.'), value) }
}
