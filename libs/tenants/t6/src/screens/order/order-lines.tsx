import { useLabels } from '@captain/content-react'
import { formatYen } from '@captain/locale'
import { useWords } from '../use-words.ts'
import type { Order, OrderLine } from './order-type.ts'
import classes from './order.module.css'

const Line = ({ line }: { readonly line: OrderLine }) => {
  const { order: words } = useWords()
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
          {line.gift && <span className={classes.gift}>{words.gift}</span>}
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

/** What was bought, what it came to and the tax within, as a qualified invoice shows it. */
export const OrderLines = ({ order }: { readonly order: Order }) => {
  const { order: words } = useWords()
  const { fieldLabel } = useLabels()
  const shown = AMOUNTS.filter((name) => name === 'subtotalIncl' || name === 'shippingFee' || order[name] > 0)
  return (
    <section aria-label={words.lines}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is beyond the edge of a narrow screen is scrolled to by keyboard */}
      <div className={classes.scroll} role="group" aria-label={words.lines} tabIndex={0}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              <th scope="col">{words.unitPrice}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.amount}</th>
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
                  {words.taxable(String(Number(taxPercent)))} {formatYen(taxableIncl)}
                  <span className={classes.within}>{words.inTax}</span>
                </th>
                <td>{formatYen(tax)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {order.lines.some(({ taxRate }) => taxRate === 'reduced') && <p className={classes.mark}>{words.reducedMark}</p>}
    </section>
  )
}
