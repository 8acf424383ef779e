import type { AnyContentType } from '../declaration/content-type.ts'
import type { Clock } from '../validation/clock.ts'
import { CLOCK_OF_POSSIBLE_VALUES, possibleValues } from './possible-values.ts'
import type { Values } from './values.ts'

/** Code of a declaration that reads values, and the stored ones. */
export type ReadingCode = (values: Values, before: Values, clock: Clock) => unknown

/** Runs of a piece of code after which it counts as reading every field. */
const MAX_RUNS = 5000

const READ_OPEN = Symbol('a field without a value was read')

/** Names of stored values, which may differ from those under check. */
const STORED = 'stored '

const fieldOfInput = (input: string): string => (input.startsWith(STORED) ? input.slice(STORED.length) : input)

/** Creates a function that runs code on some values, and returns the first input that it reads without a value; null if none. */
const createRun = (type: AnyContentType, code: ReadingCode, clock: Clock): ((given: Values) => string | null) => {
  let values: Values = {}
  let open: string | null = null
  const read = (input: string): unknown => {
    if (Object.hasOwn(values, input)) return values[input]
    open ??= input
    throw READ_OPEN
  }
  const recordOf = (prefix: string): Values => {
    const getters = Object.keys(type.fields).map((name) => [name, { enumerable: true, get: () => read(prefix + name) }] as const)
    return Object.defineProperties({}, Object.fromEntries(getters))
  }
  const [record, stored] = [recordOf(''), recordOf(STORED)]
  return (given) => {
    values = given
    open = null
    try {
      code(record, stored, clock)
    } catch (error) {
      if (error !== READ_OPEN) throw error
    }
    return open
  }
}

/**
 * Returns the fields that code reads of any record made of some values of each field. Counts all fields for code that fails for one of these
 * records, or that has more ways than can be tried.
 */
export const readByCode = (
  type: AnyContentType,
  code: ReadingCode,
  values: Readonly<Record<string, readonly unknown[]>>,
  clock: Clock,
): ReadonlySet<string> => {
  const run = createRun(type, code, clock)
  const read = new Set<string>()
  const untried: Values[] = [{}]
  try {
    for (let runs = 0; runs < MAX_RUNS; runs += 1) {
      const given = untried.pop()
      if (given === undefined) return read
      const open = run(given)
      if (open === null) continue
      const field = fieldOfInput(open)
      read.add(field)
      for (const value of values[field] ?? []) untried.push({ ...given, [open]: value })
    }
  } catch {
    // What it would have read is unknown.
  }
  return new Set(Object.keys(type.fields))
}

const readByType = new WeakMap<AnyContentType, Map<unknown, ReadonlySet<string>>>()

/** Returns the fields on which the result of a declaration's code depends; `key` names the code within the type. */
export const readFields = (type: AnyContentType, key: unknown, code: ReadingCode): ReadonlySet<string> => {
  const known = readByType.get(type) ?? new Map<unknown, ReadonlySet<string>>()
  readByType.set(type, known)
  const values = () => Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, possibleValues(field)]))
  const read = known.get(key) ?? readByCode(type, code, values(), CLOCK_OF_POSSIBLE_VALUES)
  known.set(key, read)
  return read
}

/** Returns the fields from which a computed field follows; none for any other field. */
export const computedFrom = (type: AnyContentType, name: string): ReadonlySet<string> => {
  const compute = type.fields[name]?.compute ?? null
  return compute === null ? new Set() : readFields(type, name, (values, _before, clock) => compute(values, clock))
}
