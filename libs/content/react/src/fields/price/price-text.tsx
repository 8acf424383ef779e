import { amountWithTax, type Price } from '@captain/content-core'
import { formatYen } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from '../cell.module.css'
import { useTaxRates } from './use-tax-rates.ts'

/** Mark after amounts at the reduced tax rate, as on receipts. */
const ReducedMark = () => {
  const { t } = useLingui()
  return (
    <abbr className={classes.mark} title={t`軽減税率の対象`}>
      ※
    </abbr>
  )
}

/** Tax-inclusive price of an amount entered without tax; labelled as excluding tax until the rates load. */
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
