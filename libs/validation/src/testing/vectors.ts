import { describe, expect, test } from 'vitest'
import all from './validation-vectors.json' with { type: 'json' }

/** Values of one rule from the customer's testers. */
type Vectors = {
  readonly params: Readonly<Record<string, unknown>>
  readonly valid: readonly unknown[]
  readonly invalid: readonly unknown[]
  readonly skips: readonly unknown[]
}

type Written = Pick<Vectors, 'params' | 'valid' | 'invalid'> & {
  readonly skips?: readonly unknown[]
  readonly ambiguous?: readonly { readonly value: unknown; readonly we_choose: string }[]
}

const { _meta, ...written } = all

/** Every key of the vectors, in their order. */
export const VECTOR_KEYS: readonly string[] = Object.keys(written)

type Special = {
  readonly $repeat?: readonly [string, number]
  readonly $num?: string
  readonly $units?: readonly number[]
  readonly $undefined?: true
}

/** Decodes a value: JSON has neither undefined nor Infinity, and long texts are abbreviated. */
const meant = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(meant)
  const { $repeat, $num, $units, $undefined } = value as Special
  if ($repeat !== undefined) return $repeat[0].repeat($repeat[1])
  if ($num !== undefined) return Number($num)
  if ($units !== undefined) return String.fromCharCode(...$units)
  if ($undefined === true) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, meant(part)]))
}

/** Returns the vectors of one key, including the testers' decisions about ambiguous values. */
export const vectorsOf = (key: string): Vectors => {
  const found = (written as unknown as Readonly<Record<string, Written>>)[key]
  if (found === undefined) throw new Error(`no vectors are called ${key}`)
  const decided = (choice: string) => (found.ambiguous ?? []).filter(({ we_choose }) => we_choose === choice).map(({ value }) => value)
  return {
    params: found.params,
    valid: [...found.valid, ...decided('valid')].map(meant),
    invalid: [...found.invalid, ...decided('invalid')].map(meant),
    skips: (found.skips ?? []).map(meant),
  }
}

const shown = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'undefined')
  return `${typeof value} ${text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text}`
}

/** Runs the vectors of a key against a function that tests values; skipped ones must pass. */
export const describeVectors = (key: string, isValid: (value: unknown) => boolean | Promise<boolean>): void => {
  const { valid, invalid, skips } = vectorsOf(key)
  const named = (values: readonly unknown[]) => values.map((value) => [shown(value), value] as const)
  describe(key, () => {
    test.each(named([...valid, ...skips]))('takes %s', async (_, value) => {
      expect(await isValid(value)).toBe(true)
    })
    test.each(named(invalid))('refuses %s', async (_, value) => {
      expect(await isValid(value)).toBe(false)
    })
  })
}
