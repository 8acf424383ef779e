import { useTenant } from '@captain/content-react'
import { formatYen } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import type { Order, OrderLine } from './order-type.ts'
import { tenant } from '../../tenant.ts'
import classes from './order.module.css'

const Line = ({ line }: { readonly line: OrderLine }) => {
  const { t } = useLingui()
  return (
    <tr>
      <th scope="row" className={classes.product}>
        <span>
          {line.name}
          {line.taxRate === 'reduced' && ' ※'}
        </span>
        <span className={classes.code}>
          {line.variantLabel !== null && <span>{line.variantLabel}</span>}
          <span>{line.sku}</span>
          {line.gift && <span className={classes.gift}>{t`ギフト包装`}</span>}
        </span>
      </th>
      <td>{formatYen(line.unitPriceIncl)}</td>
      <td>{line.quantity}</td>
      <td>{formatYen(line.lineTotalIncl)}</td>
    </tr>
  )
}

const AMOUNTS = ['subtotalIncl', 'shippingFee', 'wrappingFee', 'paymentFee'] as const

const Amount = ({ label, amount }: { readonly label: string; readonly amount: number }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td>{formatYen(amount)}</td>
  </tr>
)

/** Lines, total and tax of the order, as on a qualified invoice. */
export const OrderLines = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui()
  const { fieldLabel } = useTenant(tenant).labels.order
  const shown = AMOUNTS.filter((name) => name === 'subtotalIncl' || name === 'shippingFee' || order[name] > 0)
  return (
    <section aria-label={t`明細`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is beyond the edge of a narrow screen is scrolled to by keyboard */}
      <div className={classes.scroll} role="group" aria-label={t`明細`} tabIndex={0}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t`商品`}</th>
              <th scope="col">{t`単価（税込）`}</th>
              <th scope="col">{t`数量`}</th>
              <th scope="col">{t`金額（税込）`}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Line key={`${line.sku}/${line.gift}/${line.quantity}`} line={line} />
            ))}
          </tbody>
          <tfoot>
            {shown.map((name) => (
              <Amount key={name} label={fieldLabel(name)} amount={order[name]} />
            ))}
            {order.discount > 0 && <Amount label={fieldLabel('discount')} amount={-order.discount} />}
            <tr className={classes.total}>
              <th scope="row" colSpan={3}>
                {fieldLabel('totalIncl')}
              </th>
              <td>{formatYen(order.totalIncl)}</td>
            </tr>
            {order.taxBreakdown.map(({ taxPercent, taxableIncl, tax }) => (
              <tr key={taxPercent} className={classes.tax}>
                <th scope="row" colSpan={3}>
                  {t`${{ percent: String(Number(taxPercent)) }}%対象`} {formatYen(taxableIncl)}
                  <span className={classes.within}>{t`うち消費税`}</span>
                </th>
                <td>{formatYen(tax)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {order.lines.some(({ taxRate }) => taxRate === 'reduced') && <p className={classes.mark}>{t`※は軽減税率の対象です。`}</p>}
    </section>
  )
}
