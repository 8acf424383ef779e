import { asRecord } from '@captain/validation'
import type { JsonSchema } from '@captain/http-server'

type Params = Readonly<Record<string, unknown>>

/** Returns the minutes after midnight of a clock time, `29:00`. */
const minutesOf = (clock: unknown): number => {
  const [hours = 0, minutes = 0] = String(clock).split(':').map(Number)
  return hours * 60 + minutes
}

const counted = (low: unknown, high: unknown, { type }: JsonSchema): JsonSchema =>
  type === 'array'
    ? { ...(low !== undefined && { minItems: low }), ...(high !== undefined && { maxItems: high }) }
    : { ...(low !== undefined && { minLength: low }), ...(high !== undefined && { maxLength: high }) }

/** Returns the limit of a number. Decimals are texts; the description of the field contains their limits. */
const limit = (keyword: 'minimum' | 'maximum', value: unknown): JsonSchema => (typeof value === 'number' ? { [keyword]: value } : {})

/** Maps rules to JSON Schema keywords; rules without a keyword become `format` or are left out. */
const KEYWORDS: Readonly<Record<string, (params: Params, schema: JsonSchema) => JsonSchema>> = {
  integer: () => ({ type: 'integer' }),
  time: () => ({ type: 'integer', minimum: 0 }),
  latestTime: ({ time }) => ({ maximum: minutesOf(time) }),
  timeStep: ({ minutes }) => ({ multipleOf: minutes }),
  maxInt32: ({ max }) => ({ maximum: max }),
  min: ({ min }) => limit('minimum', min),
  max: ({ max }) => limit('maximum', max),
  nonBlank: () => ({ minLength: 1 }),
  // A character has at least one byte.
  maxBytes: ({ maxBytes }) => ({ maxLength: maxBytes, 'x-max-bytes': maxBytes }),
  maxFullWidth: ({ max }) => ({ maxLength: max }),
  email: () => ({ format: 'email' }),
  url: () => ({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' }),
  slug: () => ({ pattern: '^[A-Za-z0-9_-]+$' }),
  color: () => ({ pattern: '^#[0-9A-Fa-f]{6}$' }),
  postalCode: () => ({ pattern: '^[0-9]{3}-[0-9]{4}$' }),
  month: () => ({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' }),
  iconPath: () => ({ pattern: '^/icons/' }),
  decimal1: () => ({ pattern: '^-?[0-9]+(\\.[0-9])?$' }),
  decimal2: () => ({ pattern: '^-?[0-9]+(\\.[0-9]{1,2})?$' }),
  decimal3: () => ({ pattern: '^-?[0-9]+(\\.[0-9]{1,3})?$' }),
  unique: () => ({ uniqueItems: true }),
  onlyTrue: () => ({ const: true }),
  onlyFalse: () => ({ const: false }),
  minCount: ({ count }, schema) => counted(count, undefined, schema),
  maxCount: ({ count }, schema) => counted(undefined, count, schema),
  exactCount: ({ count }, schema) => counted(count, count, schema),
  betweenCount: ({ min, max }, schema) => counted(min, max, schema),
  minLength: ({ min }, schema) => counted(min, undefined, schema),
  maxLength: ({ max }, schema) => counted(undefined, max, schema),
  digits: () => ({ pattern: '^[0-9]+$' }),
  corporateNumber: () => ({ pattern: '^[0-9]{13}$' }),
  invoiceNumber: () => ({ pattern: '^T[0-9]{13}$' }),
}

/** Returns the keywords that a rule adds to a schema; null for an unknown rule. */
export const keywordsOfRule = (code: string, params: unknown, schema: JsonSchema): JsonSchema | null =>
  Object.hasOwn(KEYWORDS, code) ? (KEYWORDS[code]?.(asRecord(params), schema) ?? null) : null
