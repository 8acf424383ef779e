import type { AnyContentType } from '@captain/content-core'
import { pendingMail, type Mail } from '@captain/mail'
import { sql } from '../../database/sql.ts'
import type { Recipient, MailContext } from '../../hooks.ts'
import type { WriteTx } from '../../store.ts'
import type { AuditAction } from '../audit-action.ts'
import type { EntryRow } from '../entry-row.ts'
import { hookContext } from '../hook-context.ts'
import { toRecord } from '../record.ts'

type Written = {
  readonly type: AnyContentType
  readonly before: EntryRow | null
  readonly after: EntryRow
  readonly action: AuditAction
  readonly note?: string | null
}

const ownersOf = (tx: WriteTx): Promise<readonly Recipient[]> =>
  tx.rows<Recipient>(sql`select m.name, m.email from content.member m where m.role = 'owner' order by m.id limit 100`)

type Notified = Awaited<ReturnType<MailContext['contactRecipients']>>[number]

const contactRecipientsOf = (tx: WriteTx): Promise<readonly Notified[]> =>
  tx.rows<Notified>(sql`select a.name, a.email from platform.contact_addressees(${tx.tenant.slug}) a`)

/** Returns the event id from the lock version of the write, so that a retry creates no second mail. */
const eventOf = ({ type, after }: Written): string => `${type.name}/${after.id}/${after.lock_version}`

const mailsOf = async (tx: WriteTx, change: Written): Promise<readonly Mail[]> => {
  const hook = tx.hooks[change.type.name]?.mails
  if (hook === undefined) return []
  const { type, before, after, action, note = null } = change
  const { now, author, findAll, findMany } = hookContext(tx, type, async (_type, row) => row)
  return hook(
    { action, before: before === null ? null : toRecord(type, before, tx.now), after: toRecord(type, after, tx.now), note },
    { now, type, author, findAll, findMany, owners: () => ownersOf(tx), contactRecipients: () => contactRecipientsOf(tx) },
  )
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
