import { useContent, useTenant } from '@captain/content-react'
import { dateInTimeZone, formatDateTime, formatDateWithWeekday, formatYen, type Locale } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Facts, type Fact } from './facts.tsx'
import type { Order } from './order-type.ts'
import { tenant } from '../../tenant.ts'
import classes from './order.module.css'

const isOverdue = ({ status, paymentDueOn }: Order): boolean =>
  status === 'pendingPayment' && paymentDueOn !== null && paymentDueOn < dateInTimeZone(new Date())

const moment = (value: string | null): string | null => (value === null ? null : formatDateTime(value))

/** The amount of a transfer, marked if it is not the total. */
const Received = ({ order: { transferAmount, totalIncl } }: { readonly order: Order }) => {
  const { t } = useLingui()
  return (
    <>
      {formatYen(transferAmount ?? 0)}
      {transferAmount !== totalIncl && <strong className={classes.overdue}>{t`合計と違います`}</strong>}
    </>
  )
}

/** Payment of the order. */
export const PaymentFacts = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels.order
  const facts: readonly Fact[] = [
    [fieldLabel('orderedAt'), moment(order.orderedAt)],
    [fieldLabel('paymentMethod'), optionLabel('paymentMethod', order.paymentMethod)],
    [fieldLabel('paymentStatus'), optionLabel('paymentStatus', order.paymentStatus)],
    [
      fieldLabel('paymentDueOn'),
      order.paymentDueOn === null ? null : (
        <>
          {formatDateWithWeekday(locale, order.paymentDueOn)}
          {isOverdue(order) && <strong className={classes.overdue}>{t({ message: '期限切れ', context: '注文' })}</strong>}
        </>
      ),
    ],
    [fieldLabel('paidAt'), moment(order.paidAt)],
    [fieldLabel('paymentReference'), order.paymentReference],
    [fieldLabel('transferAmount'), order.transferAmount === null ? null : <Received key="amount" order={order} />],
    [fieldLabel('transferName'), order.transferName],
    [fieldLabel('transferAccount'), order.transferAccount],
    [fieldLabel('autoOn'), order.autoOn === null ? null : formatDateWithWeekday(locale, order.autoOn)],
    [fieldLabel('cancelReason'), order.cancelReason === null ? null : optionLabel('cancelReason', order.cancelReason)],
    [fieldLabel('refundAmount'), order.refundAmount === null ? null : formatYen(order.refundAmount)],
  ]
  return <Facts title={t`お支払い`} facts={facts} />
}

const dayText = (locale: Locale, day: string | null): string | null => (day === null ? null : formatDateWithWeekday(locale, day))

/** Shipping of the order; `trackingUrl` is the carrier's page. */
export const DeliveryFacts = ({ order, trackingUrl }: { readonly order: Order; readonly trackingUrl: string | null }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels.order
  const facts: readonly Fact[] = [
    [fieldLabel('deliveryClass'), optionLabel('deliveryClass', order.deliveryClass)],
    [fieldLabel('deliveryDate'), dayText(locale, order.deliveryDate)],
    [fieldLabel('deliverySlot'), order.deliverySlot === null ? null : optionLabel('deliverySlot', order.deliverySlot)],
    [fieldLabel('carrier'), order.carrier],
    [
      fieldLabel('trackingNumber'),
      order.trackingNumber === null ? null : (
        <>
          <span className={classes.number}>{order.trackingNumber}</span>
          {trackingUrl !== null && (
            <a className={classes.link} href={trackingUrl} target="_blank" rel="noreferrer">
              {t`配送状況を見る`}
            </a>
          )}
        </>
      ),
    ],
    [fieldLabel('shippedAt'), moment(order.shippedAt)],
    [fieldLabel('deliveredAt'), moment(order.deliveredAt)],
    [fieldLabel('cancelledAt'), moment(order.cancelledAt)],
  ]
  return <Facts title={t`お届け`} facts={facts} />
}
