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

/** Mails the buyer about each transition that matters to them, and the owners about each new order. */
export const orderMails = async ({ action, after: order }: Change, context: MailContextOf<typeof tenant>): Promise<readonly Mail[]> => {
  const news = NEWS[action]
  if (news === undefined) return []
  const mails = [customerMail(news, order, await shopFacts(context))]
  if (news !== 'ordered') return mails
  return [...mails, ...(await context.owners()).map((owner) => newOrderMail(owner, order))]
}
