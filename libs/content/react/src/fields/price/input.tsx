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
import { useTaxRates } from './use-tax-rates.ts'
import classes from './input.module.css'

type Tax = Pick<Price, 'taxMode' | 'taxRate'>

/** The amount may be anything, since the price contains the input as typed. */
const isPayable = ({ amount }: Price): boolean => Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_PRICE

const TAX_RATES = ['standard', 'reduced', 'exempt'] as const

/** Amount, tax treatment and the resulting consumer price. Without an amount, the value is null. */
export const PriceInput = (props: InputProps<'price'>) => {
  const { t } = useLingui()
  const { field, value, onChange, id } = props
  const price = (value ?? null) as Price | null
  const [lastTax, setLastTax] = useState<Tax>({ taxMode: 'included', taxRate: field.config.taxRate })
  const tax: Tax = price === null ? lastTax : price
  const taxRates = useTaxRates()
  const setAmount = (amount: unknown) => onChange(amount === null ? null : { amount, taxMode: tax.taxMode, taxRate: tax.taxRate })
  const setTax = (change: Partial<Tax>) => {
    const next = { taxMode: tax.taxMode, taxRate: tax.taxRate, ...change }
    setLastTax(next)
    if (price !== null) onChange({ ...price, ...next })
  }
  const typed = useTypedText(price?.amount ?? null, setAmount, readAmount, showInteger)
  const percent = taxRates?.rates[tax.taxRate]
  const total =
    price === null || !isPayable(price)
      ? null
      : tax.taxMode === 'included'
        ? price.amount
        : percent === undefined || taxRates === null
          ? null
          : amountWithTax(price, percent, taxRates.rounding)
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
        data={[
          { value: 'included', label: t`税込` },
          { value: 'excluded', label: t`税抜` },
        ]}
        value={tax.taxMode}
        onChange={(mode) => mode !== null && setTax({ taxMode: mode === 'excluded' ? 'excluded' : 'included' })}
      />
      <Select
        {...part('rate', t`税率`)}
        className={classes.choice}
        data={[
          { value: 'standard', label: t`標準税率` },
          { value: 'reduced', label: t`軽減税率` },
          { value: 'exempt', label: t`非課税` },
        ]}
        value={tax.taxRate}
        onChange={(rate) => rate !== null && setTax({ taxRate: TAX_RATES.find((one) => one === rate) ?? tax.taxRate })}
      />
      <output className={classes.total} htmlFor={`${id}-amount`}>
        {total !== null && (
          <>
            <Trans>税込</Trans> <strong>{formatYen(total)}</strong>
            {percent !== undefined && tax.taxRate !== 'exempt' && ` (${percent.replace(/\.0$/, '')}%)`}
          </>
        )}
      </output>
    </div>
  )
}
