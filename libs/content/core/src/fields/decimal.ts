import { decimal1, decimal2, decimal3, maxDec2, maxDec3, rule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { sortableDecimal } from './sortable-text.ts'
import { textValue, trimToNull } from './text-value.ts'
import { wrongBounds } from './wrong-declarations.ts'

type DecimalOptions = FieldOptions<string> & {
  /**
   * Number of decimal places.
   *
   * @example 2
   */
  readonly scale: 1 | 2 | 3
  /**
   * Minimum as decimal text. Default: `'0'`.
   *
   * @example '-90'
   */
  readonly min?: string
  /**
   * Maximum as decimal text.
   *
   * @example '90'
   */
  readonly max?: string
}

/** Maximum number of integer digits that the index can order, for positive and negative numbers. */
const WHOLE_DIGITS = 13
const LARGEST = '9999999999999.9'
const integerDigits = (value: string): number => value.replace('-', '').split('.', 1).join('').length
const isBelowZero = (value: string): boolean => value.startsWith('-')

const maxDec1 = () => rule<string>('max', { max: LARGEST }, (value) => isBelowZero(value) || integerDigits(value) <= WHOLE_DIGITS)
const SCALE_RULES = { 1: [decimal1(), maxDec1()], 2: [decimal2(), maxDec2()], 3: [decimal3(), maxDec3()] } as const

/** Decimal number stored as text, with at most `scale` decimal places. Default minimum: 0. */
export const decimal = <const O extends DecimalOptions>(options: O): FieldOf<'decimal', string, O> =>
  makeField<'decimal', string, O>('decimal', options, { scale: options.scale, min: options.min ?? '0', max: options.max ?? null })

/** Returns the canonical spelling of a number: `007.50` becomes `7.50`, and zero has no sign. */
const canonical = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value)) return value
  const plain = value.replace(/^(-?)0+(?=\d)/, '$1')
  return /[1-9]/.test(plain) ? plain : plain.replace('-', '')
}

const atLeast = (value: string, bound: string) => sortableDecimal(value) >= sortableDecimal(bound)

export const decimalKind: KindDefinition<'decimal'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  normalise: (value) => canonical(trimToNull(typeof value === 'number' && Number.isFinite(value) ? String(value) : value)),
  schema: ({ scale, min, max }) =>
    pipe(
      string(),
      ...SCALE_RULES[scale],
      rule<string>('min', { min: `-${LARGEST}` }, (value) => !isBelowZero(value) || integerDigits(value) <= WHOLE_DIGITS),
      // Valibot aborts a pipe after a schema issue, because the following checks can read numbers only.
      string(),
      rule<string>('min', { min: min ?? '' }, (value) => min === null || atLeast(value, min)),
      rule<string>('max', { max: max ?? '' }, (value) => max === null || atLeast(max, value)),
    ),
  indexKeys: (value) => [sortableDecimal(String(value))],
  filter: 'range',
  sortable: true,
  isRestrictable: true,
  range: 'decimal',
  wrongDeclaration: ({ config }) => wrongBounds(config.min, config.max),
}
