import { MASK } from '@captain/content-core'
import { useContent, useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { addressLines } from '../../address-lines.ts'
import { Facts } from './facts.tsx'
import type { Order } from './order-type.ts'
import { tenant } from '../../tenant.ts'
import classes from './order.module.css'

const AddressText = ({ address }: { readonly address: Order['shippingAddress'] }) => {
  const { locale } = useContent()
  // Viewers get no address, prefecture included.
  if (address.postalCode === MASK) return MASK
  return (
    <span className={classes.address}>
      {addressLines(locale, address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

type LinkTextProps = { readonly scheme: 'tel' | 'mailto'; readonly to: string; readonly text: string }

const LinkText = ({ scheme, to, text }: LinkTextProps) =>
  text === MASK ? (
    MASK
  ) : (
    <a className={classes.link} href={`${scheme}:${to}`}>
      {text}
    </a>
  )

const Phone = ({ number }: { readonly number: string }) => <LinkText scheme="tel" to={number.replaceAll('-', '')} text={number} />

/** Buyer and recipient. */
export const OrderParties = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels.order
  return (
    <div className={classes.parties}>
      {order.customerName === MASK && <p className={classes.masked}>{t`お客様の情報は、注文に対応する人にだけ表示されます。`}</p>}
      <Facts
        title={t`お届け先`}
        facts={[
          [fieldLabel('shippingName'), order.shippingName],
          [fieldLabel('shippingPhone'), <Phone key="phone" number={order.shippingPhone} />],
          [fieldLabel('shippingAddress'), <AddressText key="address" address={order.shippingAddress} />],
        ]}
      />
      <Facts
        title={t`ご注文者`}
        facts={[
          [fieldLabel('customerName'), order.customerName],
          [fieldLabel('customerKana'), order.customerKana],
          [fieldLabel('customerEmail'), <LinkText key="email" scheme="mailto" to={order.customerEmail} text={order.customerEmail} />],
          [fieldLabel('customerPhone'), <Phone key="phone" number={order.customerPhone} />],
          [fieldLabel('billingAddress'), <AddressText key="address" address={order.billingAddress} />],
          [fieldLabel('locale'), optionLabel('locale', order.locale)],
        ]}
      />
    </div>
  )
}
