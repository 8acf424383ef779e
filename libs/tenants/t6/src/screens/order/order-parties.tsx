import { useContent, useLabels } from '@captain/content-react'
import { prefectureNames } from '@captain/presets'
import { useWords } from '../use-words.ts'
import { addressLines } from './address-lines.ts'
import { Facts } from './facts.tsx'
import type { Order } from './order-type.ts'
import classes from './order.module.css'

const AddressText = ({ address }: { readonly address: Order['shippingAddress'] }) => {
  const { locale } = useContent()
  return (
    <span className={classes.address}>
      {addressLines(address, prefectureNames[locale][address.prefecture]).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

const Phone = ({ number }: { readonly number: string }) => (
  <a className={classes.link} href={`tel:${number.replaceAll('-', '')}`}>
    {number}
  </a>
)

/** Who ordered, and to whom it goes. */
export const OrderParties = ({ order }: { readonly order: Order }) => {
  const { order: words } = useWords()
  const { fieldLabel, optionLabel } = useLabels()
  return (
    <div className={classes.parties}>
      <Facts
        title={words.shipTo}
        facts={[
          [fieldLabel('shippingName'), order.shippingName],
          [fieldLabel('shippingPhone'), <Phone key="phone" number={order.shippingPhone} />],
          [fieldLabel('shippingAddress'), <AddressText key="address" address={order.shippingAddress} />],
        ]}
      />
      <Facts
        title={words.customer}
        facts={[
          [fieldLabel('customerName'), order.customerName],
          [fieldLabel('customerKana'), order.customerKana],
          [
            fieldLabel('customerEmail'),
            <a key="email" className={classes.link} href={`mailto:${order.customerEmail}`}>
              {order.customerEmail}
            </a>,
          ],
          [fieldLabel('customerPhone'), <Phone key="phone" number={order.customerPhone} />],
          [fieldLabel('billingAddress'), <AddressText key="address" address={order.billingAddress} />],
          [fieldLabel('locale'), optionLabel('locale', order.locale)],
        ]}
      />
    </div>
  )
}
