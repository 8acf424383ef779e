import { amountWithTax, MAX_PRICE, type Price } from '@captain/content-core'
import { formatYen } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { showInteger } from '../int/input.tsx'
import { useTypedText } from '../use-typed-text.ts'
import { readAmount } from './read-amount.ts'
import { useTaxRates, type TaxRates } from './use-tax-rates.ts'
import classes from './input.module.css'

/** The treatment and the rate that are chosen: both, unless the input keeps those of the records. */
type Tax = Partial<Pick<Price, 'taxMode' | 'taxRate'>>

/** What is entered: an amount, and a tax alone where the input keeps the amounts of the records. */
type Typed = Tax & Partial<Pick<Price, 'amount'>>

/** Labels of the choices that leave the tax of each record as it is. */
export type KeptTax = { readonly taxMode: string; readonly taxRate: string }

/** The amount may be anything, since the price contains the input as typed. */
const isPayable = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_PRICE

const TAX_MODES = ['included', 'excluded'] as const
const TAX_RATES = ['standard', 'reduced', 'exempt'] as const

/** Value of the choice that leaves the tax as it is. */
const KEEP = 'keep'

/** Returns the price that a consumer pays; null if it is not known. */
const totalOf = ({ amount, taxMode, taxRate }: Typed, taxRates: TaxRates | null): number | null => {
  if (amount === undefined || !isPayable(amount) || taxMode === undefined) return null
  if (taxMode === 'included') return amount
  if (taxRate === undefined || taxRates === null) return null
  return amountWithTax({ amount, taxMode }, taxRates.rates[taxRate], taxRates.rounding)
}

const Total = ({ id, price }: { readonly id: string; readonly price: Typed | null }) => {
  const taxRates = useTaxRates()
  const total = price === null ? null : totalOf(price, taxRates)
  const rate = price?.taxRate
  const percent = rate === undefined ? undefined : taxRates?.rates[rate]
  return (
    <output className={classes.total} htmlFor={`${id}-amount`}>
      {total !== null && (
        <>
          <Trans>税込</Trans> <strong>{formatYen(total)}</strong>
          {percent !== undefined && rate !== 'exempt' && ` (${percent.replace(/\.0$/, '')}%)`}
        </>
      )}
    </output>
  )
}

const optionIn = <Option extends string>(options: readonly Option[], value: string): Option | undefined =>
  options.find((option) => option === value)

const taxOf = (price: Typed): Tax => {
  const { amount: _, ...tax } = price
  return tax
}

/** Returns the tax with another choice of one part; without the part if the choice is to keep it. */
const withChoice = <Part extends keyof Tax>(tax: Tax, part: Part, chosen: Tax[Part] | undefined): Tax => {
  const { [part]: _, ...rest } = tax
  return chosen === undefined ? rest : { ...rest, [part]: chosen }
}

/**
 * Amount, tax treatment and the resulting consumer price. Without an amount, the value is null, or has only the chosen tax where the input
 * keeps what the records have.
 */
export const PriceInput = (props: InputProps<'price'> & { readonly keeps?: KeptTax }) => {
  const { t } = useLingui()
  const { field, value, onChange, id, keeps } = props
  const price = (value ?? null) as Typed | null
  const [lastTax, setLastTax] = useState<Tax>(keeps === undefined ? { taxMode: 'included', taxRate: field.config.taxRate } : {})
  const tax: Tax = price === null ? lastTax : taxOf(price)
  const set = (amount: unknown, next: Tax) => {
    // An emptied amount leaves no price, but the next one has the same tax.
    setLastTax(next)
    if (amount !== null) onChange({ amount, ...next })
    else onChange(keeps === undefined || Object.keys(next).length === 0 ? null : next)
  }
  const setAmount = (amount: unknown) => set(amount, tax)
  const setTax = (next: Tax) => set(price?.amount ?? null, next)
  const typed = useTypedText(price?.amount ?? null, setAmount, readAmount, showInteger)
  const part = (name: 'amount' | 'mode' | 'rate', label: string) => ({
    ...controlProps({ ...props, id: `${id}-${name}`, labelledBy: '', invalid: props.invalid && name === 'amount' }),
    'aria-labelledby': undefined,
    'aria-label': label,
  })
  return (
    <div className={classes.parts} id={id}>
      <TextInput
        {...part('amount', t`金額（円）`)}
        className={classes.amount}
        leftSection="¥"
        inputMode="numeric"
        autoComplete="off"
        value={typed.text}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.settle}
      />
      <Select
        {...part('mode', t`税の扱い`)}
        className={classes.choice}
        data-keeps={keeps !== undefined}
        data={[
          ...(keeps === undefined ? [] : [{ value: KEEP, label: keeps.taxMode }]),
          { value: 'included', label: t`税込` },
          { value: 'excluded', label: t`税抜` },
        ]}
        value={tax.taxMode ?? KEEP}
        onChange={(mode) => mode !== null && setTax(withChoice(tax, 'taxMode', optionIn(TAX_MODES, mode)))}
      />
      <Select
        {...part('rate', t`税率`)}
        className={classes.choice}
        data-keeps={keeps !== undefined}
        data={[
          ...(keeps === undefined ? [] : [{ value: KEEP, label: keeps.taxRate }]),
          { value: 'standard', label: t`標準税率` },
          { value: 'reduced', label: t`軽減税率` },
          { value: 'exempt', label: t`非課税` },
        ]}
        value={tax.taxRate ?? KEEP}
        onChange={(rate) => rate !== null && setTax(withChoice(tax, 'taxRate', optionIn(TAX_RATES, rate)))}
      />
      <Total id={id} price={price} />
    </div>
  )
}
