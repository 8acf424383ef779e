import { formatDate, formatLongDate, formatPublicYen } from '@captain/locale'
import { prefectureNames } from '@captain/presets'
import { addressLines } from '../order/address-lines.ts'
import type { Order } from '../order/order-type.ts'
import { printWords } from './print-words.ts'
import classes from './print.module.css'
import type { Seller } from './use-seller.ts'

export type Paper = 'slip' | 'invoice'

type PrintSheetProps = { readonly paper: Paper; readonly order: Order; readonly seller: Seller | null; readonly today: string }

const SellerBlock = ({ seller, locale }: { readonly seller: Seller; readonly locale: 'ja' | 'en' }) => {
  const words = printWords[locale]
  const side = (text: { readonly ja: string | null; readonly en: string | null }) => (locale === 'en' ? (text.en ?? text.ja) : text.ja)
  const { prefecture, postalCode, city, street, building } = seller.address
  return (
    <address className={classes.seller}>
      <strong>{side(seller.sellerName)}</strong>
      {postalCode !== null && <span>〒{postalCode}</span>}
      {prefecture !== null && (
        <span>
          {prefectureNames[locale][prefecture]} {side(city)} {side(street)} {side(building)}
        </span>
      )}
      {seller.phone !== null && <span>{seller.phone}</span>}
      {seller.invoiceNumber !== null && (
        <span>
          {words.registration} {seller.invoiceNumber}
        </span>
      )}
    </address>
  )
}

const Lines = ({ order }: { readonly order: Order }) => {
  const { locale } = order
  const words = printWords[locale]
  const yen = (amount: number) => formatPublicYen(locale, amount)
  const sums = [
    [words.subtotal, order.subtotalIncl],
    [words.shipping, order.shippingFee],
    [words.wrapping, order.wrappingFee],
    [words.fee, order.paymentFee],
    [words.discount, -order.discount],
  ] as const
  return (
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
        {order.lines.map(({ sku, gift, quantity, name, variantLabel, taxRate, unitPriceIncl, lineTotalIncl }) => (
          <tr key={`${sku}/${gift}/${quantity}`}>
            <th scope="row">
              {name}
              {variantLabel !== null && ` ${variantLabel}`}
              {taxRate === 'reduced' && ' ※'}
            </th>
            <td>{yen(unitPriceIncl)}</td>
            <td>{quantity}</td>
            <td>{yen(lineTotalIncl)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td>{yen(amount)}</td>
            </tr>
          ))}
        <tr className={classes.total}>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td>{yen(order.totalIncl)}</td>
        </tr>
        {order.taxBreakdown.map(({ taxPercent, taxableIncl, tax }) => (
          <tr key={taxPercent}>
            <th scope="row" colSpan={3}>
              {words.taxable(String(Number(taxPercent)))} {yen(taxableIncl)}
            </th>
            <td>
              {words.tax} {yen(tax)}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** A paper for the customer: with the goods, or as the qualified invoice that a business needs. */
export const PrintSheet = ({ paper, order, seller, today }: PrintSheetProps) => {
  const { locale } = order
  const words = printWords[locale]
  const to = paper === 'slip' ? order.shippingName : order.customerName
  const address = paper === 'slip' ? order.shippingAddress : order.billingAddress
  return (
    <div className={classes.sheet} lang={locale}>
      <h1 className={classes.title}>{words[paper]}</h1>
      <div className={classes.head}>
        <div>
          <p className={classes.to}>
            {to} {words.honorific}
          </p>
          <p className={classes.address}>
            {addressLines(address, prefectureNames[locale][address.prefecture]).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
        <div>
          <dl className={classes.facts}>
            <dt>{words.number}</dt>
            <dd>{order.orderNumber}</dd>
            <dt>{words.ordered}</dt>
            <dd>{formatDate(order.orderedAt)}</dd>
            <dt>{words.issued}</dt>
            <dd>{formatLongDate(locale, today)}</dd>
          </dl>
          {seller !== null && <SellerBlock seller={seller} locale={locale} />}
        </div>
      </div>
      <p>{paper === 'slip' ? words.thanks : words.claim}</p>
      <Lines order={order} />
      {order.lines.some(({ taxRate }) => taxRate === 'reduced') && <p className={classes.mark}>{words.reduced}</p>}
    </div>
  )
}
