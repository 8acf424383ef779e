import type { MailState, Values } from '@captain/content-core'
import { OUTCOME_YEARS } from '@captain/mail'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { mailIdsIn } from './mail-ids.ts'

/** States of the outbox as staff see them. */
const STATES: Readonly<Record<string, MailState>> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  kept: 'kept',
  failed: 'refused',
  unsure: 'unsure',
}

/** Returns whether the outcome of a mail would still be kept if it had been refused. */
const isOutcomeKept = ({ at }: Values, now: Date): boolean => {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OUTCOME_YEARS)
  return typeof at === 'string' && new Date(at) >= oldest
}

/**
 * Returns the delivery states of the mails among replies, by their ids. A message that is never completed outlives the outcomes of its
 * mails; whether such a mail was sent is not known.
 */
export const mailStates = async (tx: Tx, replies: readonly Values[]): Promise<Readonly<Record<string, MailState>>> => {
  const ids = mailIdsIn(replies)
  if (ids.length === 0) return {}
  const rows = await tx.rows<{ id: string; state: string }>(sql`select s.id, s.state from mail.states(${ids}::text[]) s`)
  const known = new Set(mailIdsIn(replies.filter((reply) => isOutcomeKept(reply, tx.now))))
  return Object.fromEntries(rows.map(({ id, state }) => [id, state === 'sent' && !known.has(id) ? 'unsure' : (STATES[state] ?? 'unsure')]))
}
