import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField } from '../fields/field.ts'
import type { Clock } from '../validation/clock.ts'
import { CLOCK_OF_POSSIBLE_VALUES, possibleValues } from './possible-values.ts'
import type { Values } from './values.ts'

/** Runs of a computed field after which it counts as reading every field. */
const MAX_RUNS = 5000

const READ_OPEN = Symbol('a field without a value was read')

/** Creates a function that runs a computed field on some values, and returns the first field that it reads without a value; null if none. */
const createRun = (type: AnyContentType, { compute }: AnyField, clock: Clock): ((given: Values) => string | null) => {
  let values: Values = {}
  let open: string | null = null
  const read = (name: string): unknown => {
    if (Object.hasOwn(values, name)) return values[name]
    open ??= name
    throw READ_OPEN
  }
  const getters = Object.keys(type.fields).map((name) => [name, { enumerable: true, get: () => read(name) }] as const)
  const record: Values = Object.defineProperties({}, Object.fromEntries(getters))
  return (given) => {
    values = given
    open = null
    try {
      compute?.(record, clock)
    } catch (error) {
      if (error !== READ_OPEN) throw error
    }
    return open
  }
}

/**
 * Returns the fields that a computed field reads of any record made of some values of each field. Counts all fields for code that fails for
 * one of these records, or that has more ways than can be tried.
 */
export const readToCompute = (
  type: AnyContentType,
  field: AnyField,
  values: Readonly<Record<string, readonly unknown[]>>,
  clock: Clock,
): ReadonlySet<string> => {
  const run = createRun(type, field, clock)
  const read = new Set<string>()
  const untried: Values[] = [{}]
  try {
    for (let runs = 0; runs < MAX_RUNS; runs += 1) {
      const given = untried.pop()
      if (given === undefined) return read
      const open = run(given)
      if (open === null) continue
      read.add(open)
      for (const value of values[open] ?? []) untried.push({ ...given, [open]: value })
    }
  } catch {
    // What it would have read is unknown.
  }
  return new Set(Object.keys(type.fields))
}

const readByType = new WeakMap<AnyContentType, ReadonlyMap<string, ReadonlySet<string>>>()

const readIn = (type: AnyContentType): ReadonlyMap<string, ReadonlySet<string>> => {
  const fields = Object.entries(type.fields)
  const values = Object.fromEntries(fields.map(([name, field]) => [name, possibleValues(field)]))
  const computed = fields.filter(([, { compute }]) => compute !== null)
  return new Map(computed.map(([name, field]) => [name, readToCompute(type, field, values, CLOCK_OF_POSSIBLE_VALUES)]))
}

/** Returns the fields from which a computed field follows: those that it reads of any record of possible values. */
export const computedFrom = (type: AnyContentType, name: string): ReadonlySet<string> => {
  const read = readByType.get(type) ?? readIn(type)
  readByType.set(type, read)
  return read.get(name) ?? new Set()
}
