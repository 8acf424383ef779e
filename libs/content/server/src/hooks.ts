import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType, AnyRecord, FieldIssue, Status, Transition, UsedBy, Values } from '@captain/content-core'
import type { Mail } from '@captain/mail'
import type { AuditAction } from './store/audit-action.ts'
import type { HookTransaction } from './hook-transaction.ts'

/** A notice about a record for the users of an app, with its start. */
export type AppNotice = {
  readonly record: string
  readonly title: { readonly ja: string | null; readonly en: string | null }
  readonly dueAt: Date
}

/** Filters of a list by field: a value, or a range as `from..to`; undefined ones are ignored. */
export type Filters = Readonly<Record<string, string | undefined>>

/** Context of a hook: reads and writes its tenant within the running transaction. */
export type HookContext = {
  /**
   * Time of the transaction.
   */
  readonly now: Date
  /**
   * Content type of the record.
   */
  readonly type: AnyContentType
  /** The author of the write; id and role are null for visitors and for the server. */
  readonly author: { readonly id: string | null; readonly name: string; readonly role: MemberRole | null }
  /** Identifies senders without an account for a limited time: a hash of 64 hexadecimal digits; null for all others. */
  readonly sender: string | null
  /** Returns a record of the tenant, locked until the transaction ends; null if missing. */
  findForUpdate(type: string, id: string): Promise<AnyRecord | null>
  /** Returns the records of a type, in the order of its list; at most 1,000. */
  findAll(type: string): Promise<readonly AnyRecord[]>
  /** Returns records of a type that its list finds with these filters (`from..to` for ranges), newest first; at most 1,000. */
  findMany(type: string, filters: Filters): Promise<readonly AnyRecord[]>
  /** Returns the records that reference a record; at most 1,000. */
  findReferencing(id: string): Promise<readonly UsedBy[]>
  /** Updates a record as the server, including fields that users may not set. */
  update(type: string, id: string, changes: Values): Promise<void>
  /** Creates a record as the server, including fields that users may not set; returns its id. */
  create(type: string, values: Values): Promise<string>
  /** Moves a record to the trash, with its dependent records. */
  remove(type: string, id: string): Promise<void>
  /** Updates derived fields without a new version, revision or audit event. */
  updateDerived(type: string, id: string, values: Values): Promise<void>
  /** The running transaction, for libraries that extend hooks. Code of tenants uses the other members. */
  readonly transaction: HookTransaction
  /** Queues a notice for the users of an app, one per record: until its due time the latest one replaces it. Seeds queue none. */
  appNotice(notice: AppNotice): Promise<void>
  /** Removes the notice of a record from the outbox if it is not due yet. */
  cancelAppNotice(record: string): Promise<void>
  /** Returns the next number of a series, from 1, without gaps or repeats. */
  nextNumber(series: string): Promise<number>
  /** Waits until no other transaction of the tenant has this lock, and keeps the lock until the transaction ends. */
  advisoryLock(name: string): Promise<void>
  /** Returns the percentage of a tax rate on a day (`YYYY-MM-DD`), as decimal text. */
  taxPercent(rate: string, day: string): Promise<string>
  /** Returns the decrypted secret in a field of a record of the tenant; null if none is set. */
  readSecret(id: string, field: string): Promise<string | null>
  /** Ends the work with issues that the sender sees next to the fields. */
  reject(issues: readonly FieldIssue[]): never
}

/** A request to an outside service that runs after the transaction, since it may be slow; `failure` is shown if it resolves to false. */
export type ConnectionTest = {
  /**
   * Message that is shown if the test fails.
   *
   * @example { ja: '応答がありません。', en: 'There is no response.' }
   */
  readonly failure: { readonly ja: string; readonly en: string }
  /**
   * Sends the request; resolves to whether it succeeded.
   *
   * @example (signal) => isReachable(host, signal)
   */
  run(signal: AbortSignal): Promise<boolean>
  /**
   * Values to store if the result is true. The server sets them; it is no edit.
   *
   * @example { isVerified: true }
   */
  readonly storeOnSuccess?: Values
}

export type Recipient = { readonly name: string; readonly email: string }

/** A record that was just written, as input for its mails. */
export type ChangeEvent = {
  /** What was done to the record, as in the audit log. */
  readonly action: AuditAction
  /** Null for a new record. */
  readonly before: AnyRecord | null
  /** The record with its new values. */
  readonly after: AnyRecord
  /** The reason that its author entered. */
  readonly note: string | null
  /** Everything that was done to the record in the same act, in order: several transitions, else only this action. */
  readonly sequence: readonly AuditAction[]
}

/** Context of mails. */
export type MailContext = Pick<HookContext, 'now' | 'type' | 'author' | 'findAll' | 'findMany'> & {
  /** Returns the owners of the tenant; at most 100. */
  owners(): Promise<readonly Recipient[]>
  /**
   * Returns the recipients of contact mails, each address once: those of the tenant's profile, without a name, and members; at
   * most 100.
   */
  contactRecipients(): Promise<readonly (Omit<Recipient, 'name'> & { readonly name: string | null })[]>
}

/** Hooks on records of one type; they run in the transaction of the save. */
export type TypeHooks = {
  /**
   * Converts a submission to the values to store and the first status.
   *
   * @example async (sent, { nextNumber }) => ({ values: { ...sent, number: String(await nextNumber('order')) } })
   */
  onSubmission?(sent: Values, context: HookContext): Promise<{ readonly values: Values; readonly status?: Status }>
  /**
   * Returns the response to the sender, computed from the stored values.
   *
   * @example ({ number }) => ({ number })
   */
  submissionReceipt?(values: Values): Values
  /**
   * Computes the preview of a submission; stores nothing.
   *
   * @example async ({ lines }) => ({ total: totalOf(lines) })
   */
  previewSubmission?(sent: Values, context: HookContext): Promise<Values>
  /**
   * Returns what a returning sender sees, by the key and token of its receipt; null if they do not match.
   *
   * @example async ({ key, token }, { findMany }) => findOrder(await findMany('order', { number: key }), token)
   */
  trackSubmission?(receipt: { readonly key: string; readonly token: string }, context: HookContext): Promise<Values | null>
  /**
   * Removes or regenerates the values of a copy that belong to its original only.
   *
   * @example async (values) => ({ ...values, soldOutOn: null })
   */
  beforeDuplicate?(values: Values, context: HookContext): Promise<Values>
  /**
   * Changes values before they are checked; `before` is null for a new record.
   *
   * @example async (values, { now }) => ({ ...values, checkedOn: dateInTimeZone(now) })
   */
  beforeSave?(values: Values, context: HookContext & { readonly before: AnyRecord | null }): Promise<Values>
  /**
   * Changes values on a transition.
   *
   * @example async (values, { transition, now }) => (transition === 'ship' ? { ...values, shippedOn: dateInTimeZone(now) } : values)
   */
  beforeTransition?(
    values: Values,
    context: HookContext & { readonly before: AnyRecord; readonly transition: Transition; readonly note: string | null },
  ): Promise<Values>
  /**
   * Returns what prevents a publication, in addition to the rules of the declaration; all issues are reported together.
   *
   * @example async ({ lines }) => (lines === null ? [{ path: 'lines', rule: 'requiredInput', params: {} }] : [])
   */
  publicationIssues?(values: Values, context: HookContext & { readonly before: AnyRecord }): Promise<readonly FieldIssue[]>
  /**
   * Prepares the connection test before a save; the values are unvalidated input.
   *
   * @example async ({ host }) => ({ failure: { ja: '応答がありません。', en: 'There is no response.' }, run: (signal) => isReachable(host, signal) })
   */
  connectionTest?(values: Values, context: HookContext & { readonly before: AnyRecord }): Promise<ConnectionTest>
  /**
   * Runs further effects of a write: after a record was created, changed, deleted or restored.
   *
   * @example async ({ after }, { updateDerived }) => updateDerived('category', String(after.category), { itemsChanged: true })
   */
  afterChange?(happened: ChangeEvent, context: HookContext): Promise<void>
  /**
   * Returns the mails about a written record. They are sent after the transaction commits; seeds send none.
   *
   * @example async ({ after }, { owners }) => (await owners()).map((owner) => orderMail(after, owner))
   */
  mails?(happened: ChangeEvent, context: MailContext): Promise<readonly Mail[]>
}

/** The hooks of a tenant, by content type. */
export type TenantHooks = Readonly<Record<string, TypeHooks>>
