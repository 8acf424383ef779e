import { pendingMail, recipientHash, type Mail } from '@captain/mail'
import { sql } from '../../database/sql.ts'
import type { Recipient, MailContext } from '../../hooks.ts'
import type { WriteTx } from '../../store.ts'
import type { EntryChange } from '../entry-change.ts'
import { hookContext } from '../hook-context.ts'
import { toRecord } from '../record.ts'

type Written = Pick<EntryChange, 'type' | 'before' | 'after' | 'action' | 'note' | 'sequence'>

const ownersOf = (tx: WriteTx): Promise<readonly Recipient[]> =>
  tx.rows<Recipient>(sql`select m.name, m.email from content.member m where m.role = 'owner' order by m.id limit 100`)

type Notified = Awaited<ReturnType<MailContext['contactRecipients']>>[number]

const contactRecipientsOf = (tx: WriteTx): Promise<readonly Notified[]> =>
  tx.rows<Notified>(sql`select a.name, a.email from platform.contact_addressees(${tx.tenant.slug}) a`)

/** Returns the event id from the lock version of the write, so that a retry creates no second mail. */
const eventOf = ({ type, after }: Written): string => `${type.name}/${after.id}/${after.lock_version}`

/** Mails an hour and a day to one address for the submissions of all tenants: the address may belong to another person. */
const UNVERIFIED = { perHour: 3, perDay: 10 }

const isAnonymous = ({ author }: WriteTx): boolean => author.id === null && author.sender !== undefined && author.keyId === undefined

const mayMail = async (tx: WriteTx, address: string): Promise<boolean> => {
  const { perHour, perDay } = UNVERIFIED
  const counted = await tx.row<{ allowed: boolean }>(
    sql`select mail.count_unverified('submission-mail', ${recipientHash(address)}, ${perHour}::int, ${perDay}::int) as allowed`,
  )
  return counted?.allowed === true
}

/** Drops mails above the limit of their recipients; addresses of the tenant's staff have none. */
const withinLimits = async (tx: WriteTx, mails: readonly Mail[], staff: ReadonlySet<string>): Promise<readonly Mail[]> => {
  const allowed: Mail[] = []
  for (const mail of mails) if (staff.has(mail.to) || (await mayMail(tx, mail.to))) allowed.push(mail)
  return allowed
}

/** Returns the mails of a change. If anybody may send it, those to unverified addresses are limited, and the response stays the same. */
const mailsOf = async (tx: WriteTx, change: Written): Promise<readonly Mail[]> => {
  const hook = tx.hooks[change.type.name]?.mails
  if (hook === undefined) return []
  const { type, before, after, action, note = null, sequence = [action] } = change
  const { now, author, findAll, findMany } = hookContext(tx, type, async (_tx, _type, row) => row)
  const staff = new Set<string>()
  const asStaff = <Some extends { readonly email: string }>(found: readonly Some[]): readonly Some[] => {
    for (const { email } of found) staff.add(email)
    return found
  }
  const mails = await hook(
    { action, before: before === null ? null : toRecord(type, before, tx.now), after: toRecord(type, after, tx.now), note, sequence },
    {
      now,
      type,
      author,
      findAll,
      findMany,
      owners: async () => asStaff(await ownersOf(tx)),
      contactRecipients: async () => asStaff(await contactRecipientsOf(tx)),
    },
  )
  return isAnonymous(tx) ? withinLimits(tx, mails, staff) : mails
}

/** Queues the mails about written records in the outbox: they are sent when the transaction commits, and dropped on a rollback. */
export const queueMails = async (tx: WriteTx, changes: readonly Written[]): Promise<void> => {
  if (tx.isQuiet === true) return
  for (const change of changes) {
    const mails = await mailsOf(tx, change)
    const waiting = mails.flatMap((mail, place) => pendingMail(`${eventOf(change)}/${place}`, mail) ?? [])
    if (waiting.length > 0) await tx.run(sql`select mail.put(${JSON.stringify(waiting)}::jsonb)`)
  }
}
