import { formatDate, formatLongDate, formatPublicYen, localizedText } from '@captain/locale'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { addressLines, sellerAddressLines } from '../../address-lines.ts'
import type { Order } from '../order/order-type.ts'
import classes from './print.module.css'
import type { PaperTexts } from './use-paper-texts.ts'
import type { Seller } from './use-seller.ts'

export type Paper = 'slip' | 'invoice'

type SheetProps = { readonly paper: Paper; readonly order: Order; readonly seller: Seller | null; readonly today: string }

type PrintSheetProps = SheetProps & { readonly texts: PaperTexts }

const SellerBlock = ({ seller, locale }: { readonly seller: Seller; readonly locale: 'ja' | 'en' }) => {
  const { t } = useLingui()
  return (
    <address className={classes.seller}>
      <strong>{localizedText(seller.sellerName, locale)}</strong>
      {sellerAddressLines(locale, seller.address).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {seller.phone !== null && <span>{seller.phone}</span>}
      {seller.invoiceNumber !== null && (
        <span>
          {t`登録番号`} {seller.invoiceNumber}
        </span>
      )}
    </address>
  )
}

const Lines = ({ order }: { readonly order: Order }) => {
  const { locale } = order
  const { t } = useLingui()
  const yen = (amount: number) => formatPublicYen(locale, amount)
  const sums = [
    [t`商品小計`, order.subtotalIncl],
    [t`送料`, order.shippingFee],
    [t`包装料`, order.wrappingFee],
    [t`手数料`, order.paymentFee],
    [t`値引き`, -order.discount],
  ] as const
  return (
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
            {t`合計（税込）`}
          </th>
          <td>{yen(order.totalIncl)}</td>
        </tr>
        {order.taxBreakdown.map(({ taxPercent, taxableIncl, tax }) => {
          const percent = String(Number(taxPercent))
          return (
            <tr key={taxPercent}>
              <th scope="row" colSpan={3}>
                {t({ message: `${percent}%対象`, context: '印刷' })} {yen(taxableIncl)}
              </th>
              <td>
                {t`消費税`} {yen(tax)}
              </td>
            </tr>
          )
        })}
      </tfoot>
    </table>
  )
}

const Sheet = ({ paper, order, seller, today }: SheetProps) => {
  const { locale } = order
  const { t } = useLingui()
  const to = paper === 'slip' ? order.shippingName : order.customerName
  const address = paper === 'slip' ? order.shippingAddress : order.billingAddress
  return (
    <div className={classes.sheet} lang={locale}>
      <h1 className={classes.title}>{paper === 'slip' ? t`納品書` : t`適格請求書`}</h1>
      <div className={classes.head}>
        <div>
          <p className={classes.to}>{t`${to} 様`}</p>
          <p className={classes.address}>
            {addressLines(locale, address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
        <div>
          <dl className={classes.facts}>
            <dt>{t`注文番号`}</dt>
            <dd>{order.orderNumber}</dd>
            <dt>{t`ご注文日`}</dt>
            <dd>{formatDate(order.orderedAt)}</dd>
            <dt>{t`発行日`}</dt>
            <dd>{formatLongDate(locale, today)}</dd>
          </dl>
          {seller !== null && <SellerBlock seller={seller} locale={locale} />}
        </div>
      </div>
      <p>{paper === 'slip' ? t`このたびはご注文いただき、ありがとうございます。` : t`下記のとおりご請求申し上げます。`}</p>
      <Lines order={order} />
      {order.lines.some(({ taxRate }) => taxRate === 'reduced') && <p className={classes.mark}>{t`※は軽減税率の対象です。`}</p>}
    </div>
  )
}

/** A document for the customer, in their language: a delivery note, or a qualified invoice for businesses. */
export const PrintSheet = ({ texts, ...sheet }: PrintSheetProps) => (
  <I18nProvider i18n={texts[sheet.order.locale]}>
    <Sheet {...sheet} />
  </I18nProvider>
)
