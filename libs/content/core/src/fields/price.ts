import { maxInt32, rule, isObject } from '@captain/validation'
import { picklist, pipe, strictObject, safeParse } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { Kind, TaxRate } from './kind.ts'
import type { KindDefinition } from './kind-definition.ts'
import { amountWithTax } from '../values/tax.ts'
import { sortableInteger } from './sortable-text.ts'
import { integerSchema } from './integer-schema.ts'

/** Price in whole yen, with its tax mode and rate. */
export type Price = { readonly amount: number; readonly taxMode: 'included' | 'excluded'; readonly taxRate: TaxRate }

type PriceOptions = FieldOptions<Price> & {
  /**
   * Default tax rate of a new price.
   *
   * @example 'reduced'
   */
  readonly taxRate?: TaxRate
}

export const MAX_PRICE = 9_999_999

/** Price (content model, G.price); the delivery API adds `amountIncl`, because consumer prices must show the total. */
export const price = <const O extends PriceOptions>(options: O): FieldOf<'price', Price, O> =>
  makeField<'price', Price, O>('price', options, { taxRate: options.taxRate ?? 'standard' })

const blank = (amount: unknown) => amount === null || amount === undefined || amount === ''

const priceSchema = strictObject({
  amount: pipe(
    integerSchema(),
    maxInt32(),
    rule<number>('min', { min: 0 }, (value) => value >= 0),
    rule<number>('max', { max: MAX_PRICE }, (value) => value <= MAX_PRICE),
  ),
  taxMode: picklist(['included', 'excluded']),
  taxRate: picklist(['standard', 'reduced', 'exempt']),
})

/** Whether an unchecked value is a price. */
export const isPriceValue = (value: unknown): value is Price => safeParse(priceSchema, value).success

export const priceKind: KindDefinition<'price', Price> = {
  requiredRule: 'requiredInput',
  empty: () => null,
  isEmpty: (value) => value === null || value === undefined,
  normalise: (value, { taxRate }) => {
    if (!isObject(value)) return value === undefined || value === '' ? null : value
    if (blank(value['amount'])) return null
    return { taxMode: 'included', taxRate, ...value }
  },
  schema: () => priceSchema,
  indexKeys: (value) => [sortableInteger(value.amount)],
  filter: 'range',
  sortable: true,
  deliver: (value, _config, context) => {
    if (value === null) return null
    return { ...value, amountIncl: amountWithTax(value, context.taxPercent(value.taxRate), context.taxRounding) }
  },
  range: 'yen',
  mayBeWithheld: true,
}

/** Whether the field is an amount of money with its tax. */
export const isPrice = ({ kind }: { readonly kind: Kind }): boolean => kind === 'price'
