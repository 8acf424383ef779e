import { useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { Facts } from './facts.tsx'
import { DeliveryFacts, PaymentFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParties } from './order-parties.tsx'
import type { Order } from './order-type.ts'
import { tenant } from '../../tenant.ts'
import classes from './order.module.css'

type OrderDocumentProps = { readonly order: Order; readonly trackingUrl: string | null }

/** The order as a document: data for packing first, then payment. */
export const OrderDocument = ({ order, trackingUrl }: OrderDocumentProps) => {
  const { t } = useLingui()
  const { fieldLabel } = useTenant(tenant).labels.order
  const { termOfService, privacyPolicy, tokusho } = order.agreedVersions
  const hasMessage = order.giftMessage !== null || order.customerNote !== null
  return (
    <article className={classes.document}>
      {hasMessage && (
        <section className={classes.said} aria-label={t`お客様からの言葉`}>
          {order.customerNote !== null && (
            <p>
              <span>{fieldLabel('customerNote')}</span>
              {order.customerNote}
            </p>
          )}
          {order.giftMessage !== null && (
            <p>
              <span>{fieldLabel('giftMessage')}</span>
              {order.giftMessage}
            </p>
          )}
        </section>
      )}
      <OrderLines order={order} />
      <OrderParties order={order} />
      <div className={classes.parties}>
        <DeliveryFacts order={order} trackingUrl={trackingUrl} />
        <PaymentFacts order={order} />
      </div>
      <Facts
        title={t`同意した版`}
        facts={[
          [
            fieldLabel('agreedTerms'),
            t`利用規約 ${{ terms: termOfService ?? '–' }}・プライバシーポリシー ${{ privacy: privacyPolicy ?? '–' }}・特定商取引法に基づく表記 ${{ notice: tokusho ?? '–' }}`,
          ],
        ]}
      />
    </article>
  )
}
