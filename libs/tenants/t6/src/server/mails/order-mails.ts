import type { ChangeOf, MailContextOf } from '@captain/content-server'
import type { Mail } from '@captain/mail'
import type { tenant } from '../../tenant.ts'
import { customerMail, shopFacts, type OrderNews } from './customer-mail.ts'
import { newOrderMail } from './owner-mails.ts'

type Change = ChangeOf<typeof tenant, 'order'>

const NEWS: Readonly<Partial<Record<Change['action'], OrderNews>>> = {
  create: 'ordered',
  markPaid: 'paid',
  ship: 'shipped',
  cancel: 'cancelled',
  refund: 'refunded',
}

/** Returns what the buyer hears of a change. A payment that is confirmed together with the shipment is in the same mail. */
const newsOf = ({ action, sequence }: Change): OrderNews | undefined => {
  if (!sequence.includes('markPaid') || !sequence.includes('ship')) return NEWS[action]
  return action === 'ship' ? 'paidAndShipped' : undefined
}

/** Mails the buyer about each transition that matters to them, and the owners about each new order. */
export const orderMails = async (change: Change, context: MailContextOf<typeof tenant>): Promise<readonly Mail[]> => {
  const news = newsOf(change)
  if (news === undefined) return []
  const order = change.after
  const mails = [customerMail(news, order, await shopFacts(context))]
  if (news !== 'ordered') return mails
  return [...mails, ...(await context.owners()).map((owner) => newOrderMail(owner, order))]
}
