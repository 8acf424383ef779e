import type { Happened, MailContext } from '@captain/content-server'
import type { Mail } from '@captain/mail'
import type { Order } from '../shop-records.ts'
import { customerMail, shopFacts, type OrderNews } from './customer-mail.ts'
import { newOrderMail } from './owner-mails.ts'

const NEWS: Readonly<Partial<Record<Happened['action'], OrderNews>>> = {
  create: 'ordered',
  markPaid: 'paid',
  ship: 'shipped',
  cancel: 'cancelled',
  refund: 'refunded',
}

/** The buyer hears of each step that matters to somebody who waits for a parcel, the owners of each new order. */
export const orderMails = async ({ action, after }: Happened, context: MailContext): Promise<readonly Mail[]> => {
  const news = NEWS[action]
  if (news === undefined) return []
  const order = after as unknown as Order
  const mails = [customerMail(news, order, await shopFacts(context))]
  if (news !== 'ordered') return mails
  return [...mails, ...(await context.owners()).map((owner) => newOrderMail(owner, order))]
}
