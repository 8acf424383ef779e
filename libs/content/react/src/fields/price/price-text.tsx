import { amountWithTax, type Price } from '@captain/content-core'
import { formatYen } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from '../cell.module.css'
import { useTaxRates } from './use-tax-rates.ts'

/** Stands behind amounts that are taxed at the reduced rate, as on receipts. */
const ReducedMark = () => {
  const { t } = useLingui()
  return (
    <abbr className={classes.mark} title={t`軽減税率の対象`}>
      ※
    </abbr>
  )
}

/** An amount that was typed without tax; it says so until the rates are known. */
const WithTax = ({ price }: { readonly price: Price }) => {
  const taxRates = useTaxRates()
  if (taxRates !== null) return formatYen(amountWithTax(price, taxRates.rates[price.taxRate], taxRates.rounding))
  return (
    <>
      <span className={classes.note}>
        <Trans>税抜</Trans>
      </span>
      {formatYen(price.amount)}
    </>
  )
}

/** What a consumer pays, tax included. */
export const PriceText = ({ price }: { readonly price: Price }) => (
  <span className={classes.amount}>
    {price.taxMode === 'included' ? formatYen(price.amount) : <WithTax price={price} />}
    {price.taxRate === 'reduced' && <ReducedMark />}
  </span>
)
