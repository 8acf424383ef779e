import {
  MAX_REPLIES,
  isEmptyValue,
  replyForm,
  replyRefusal,
  replySteps,
  rowsIn,
  validate,
  type AnyContentType,
  type AnyRecord,
  type Transition,
  type Values,
} from '@captain/content-core'
import { forbidden } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { pendingMail, type Mail } from '@captain/mail'
import { sql } from '../database/sql.ts'
import { cannotReply, ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { toRecord } from '../store/record.ts'
import { withoutCustomRole } from '../store/role-limits.ts'
import { plannedUpdate } from '../store/save.ts'
import { transitionEntry } from '../store/transition.ts'
import { writeEntry } from '../store/write-entry.ts'
import { i18nIn } from '../translator.ts'
import { mailIdsIn } from './mail-ids.ts'
import { quotedMessage, replyOffer } from './reply-offer.ts'

export type ReplyRequest = {
  readonly way: 'email' | 'phone'
  readonly subject?: string | undefined
  readonly body: string
  readonly isQuoting?: boolean | undefined
  readonly isFinished?: boolean | undefined
}

/** Who replies, and what the account may do. */
export type Replier = {
  readonly name: string
  readonly locale: Locale
  /** The type as the account sees it: the address must be among its fields. */
  readonly seen: AnyContentType
  mayRun(transition: Transition): boolean
}

type Reply = { readonly type: AnyContentType; readonly listName: string; readonly request: ReplyRequest; readonly by: Replier }

/** Returns the checked subject and text. Throws ContentIssues. */
const enteredIn = ({ type, request: { way, subject, body } }: Reply): Values => {
  const checked = validate(replyForm(type, way), way === 'email' ? { subject: subject ?? null, body } : { body }, 'save')
  if (!checked.ok) throw new ContentIssues(checked.issues)
  return checked.values
}

/** Returns the mail to the address in the record. Throws 409 if there is none. */
const mailOf = async (
  tx: WriteTx,
  { request, by }: Reply,
  record: AnyRecord,
  entered: Values,
  earlier: readonly Values[],
): Promise<Mail> => {
  const offer = await replyOffer(tx, by.seen, record, by.name)
  if (offer === null) throw cannotReply('no-address')
  const text = (part: unknown) => ({ kind: 'text', text: String(part) }) as const
  return {
    to: offer.to,
    locale: offer.locale,
    fromName: offer.fromName,
    replyTo: offer.replyTo,
    subject: String(entered['subject']),
    parts: [text(entered['body']), ...(request.isQuoting === true ? [text(quotedMessage(by.seen, record))] : [])],
    thread: mailIdsIn(earlier),
  }
}

/** Stores the reply in the list of the record, with who sees to it and when it was replied to first. */
const stored = async (tx: WriteTx, { type, listName, request, by }: Reply, row: EntryRow, reply: Values): Promise<EntryRow> => {
  const { data } = row
  const { assignee, repliedAt } = replySteps(type, row.status)
  const missing = (name: string | null, value: unknown): Values => {
    const field = name === null ? undefined : type.fields[name]
    return name === null || field === undefined || value === null || !isEmptyValue(field, data[name]) ? {} : { [name]: value }
  }
  const own = await tx.row<{ id: string }>(sql`select m.id from content.member m where m.id = ${tx.author.id}`)
  const changes = {
    [listName]: [...rowsIn(data[listName]), { way: request.way, at: tx.now.toISOString(), by: by.name, ...reply }],
    ...missing(repliedAt, tx.now.toISOString()),
    ...missing(assignee, own?.id ?? null),
  }
  const change = await plannedUpdate(tx, type, row, changes, request.way === 'email' ? 'reply' : 'noteReply')
  return change === null ? row : writeEntry(tx, change)
}

/** Takes up a new message, or completes it if that was asked for. */
const moved = async (tx: WriteTx, { type, request, by }: Reply, row: EntryRow): Promise<EntryRow> => {
  const { start, finish, note } = replySteps(type, row.status)
  if (request.isFinished !== true) return start === null || !by.mayRun(start) ? row : transitionEntry(tx, type, row, start)
  if (finish === null) return row
  if (!by.mayRun(finish)) throw forbidden()
  const field = note === null ? undefined : type.fields[note]
  const i18n = i18nIn(by.locale)
  const done = request.way === 'email' ? i18n._('メールで返信しました。') : i18n._('電話で返信しました。')
  const changes: Values = note === null || field === undefined || !isEmptyValue(field, row.data[note]) ? {} : { [note]: done }
  return transitionEntry(tx, type, row, finish, { changes, note: null })
}

/**
 * Writes a reply to the sender of a locked message: the outbox and the record have the mail, or neither of them. Only the record has a
 * note of a call. Throws 409 if a reply is impossible, and ContentIssues for the text.
 */
export const writeReply = async (given: WriteTx, reply: Reply, row: EntryRow): Promise<EntryRow> => {
  // The server sets these fields, also for accounts whose role may not write them.
  const tx = withoutCustomRole(given)
  const { type, listName, request, by } = reply
  const record = toRecord(by.seen, row, tx.now)
  const refusal = replyRefusal(by.seen, record, request.way)
  if (refusal !== null) throw cannotReply(refusal)
  const earlier = rowsIn(row.data[listName])
  if (earlier.length >= MAX_REPLIES) throw cannotReply('too-many')
  const entered = enteredIn(reply)
  if (request.way === 'phone') return moved(tx, reply, await stored(tx, reply, row, { ...entered, isQuoting: false }))
  const mail = await mailOf(tx, reply, record, entered, earlier)
  const waiting = pendingMail(`${type.name}/${row.id}/${row.lock_version + 1}/reply`, mail)
  if (waiting === null) throw cannotReply('no-address')
  const after = await stored(tx, reply, row, { ...entered, isQuoting: request.isQuoting === true, mail: waiting.id })
  await tx.run(sql`select mail.put(${JSON.stringify([waiting])}::jsonb)`)
  return moved(tx, reply, after)
}
