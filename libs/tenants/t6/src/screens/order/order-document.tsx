import { useLabels } from '@captain/content-react'
import { useWords } from '../use-words.ts'
import { Facts } from './facts.tsx'
import { DeliveryFacts, PaymentFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParties } from './order-parties.tsx'
import type { Order } from './order-type.ts'
import classes from './order.module.css'

type OrderDocumentProps = { readonly order: Order; readonly trackingUrl: string | null }

/** The order as a document: what whoever packs needs first, then who pays and how. */
export const OrderDocument = ({ order, trackingUrl }: OrderDocumentProps) => {
  const { order: words } = useWords()
  const { fieldLabel } = useLabels()
  const { termOfService, privacyPolicy, tokusho } = order.agreedVersions
  const says = order.giftMessage !== null || order.customerNote !== null
  return (
    <article className={classes.document}>
      {says && (
        <section className={classes.said} aria-label={words.messages}>
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
        title={words.agreed}
        facts={[[fieldLabel('agreedTerms'), words.versions(termOfService ?? '–', privacyPolicy ?? '–', tokusho ?? '–')]]}
      />
    </article>
  )
}
