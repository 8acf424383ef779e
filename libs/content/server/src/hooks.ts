import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType, AnyRecord, RuleIssue, Status, Transition, UsedBy, Values } from '@captain/content-core'
import type { Mail } from '@captain/mail'
import type { AuditAction } from './store/audit-action.ts'
import type { HookTransaction } from './hook-transaction.ts'

/** What an app is to show its users of a record, from when on. */
export type AppNotice = {
  readonly record: string
  readonly title: { readonly ja: string | null; readonly en: string | null }
  readonly dueAt: Date
}

/** Filters of a list by field: a value, or a range as `from..to`; undefined ones are left out. */
export type Filters = Readonly<Record<string, string | undefined>>

/** What a hook works with: reads and writes of its own tenant within the running transaction. */
export type HookContext = {
  readonly now: Date
  readonly type: AnyContentType
  /** Who writes; id and role are null for visitors and for the server itself. */
  readonly author: { readonly id: string | null; readonly name: string; readonly role: MemberRole | null }
  /** What tells apart those who send without an account, for a while and unreadable: 64 hexadecimal digits; null for everybody else. */
  readonly sender: string | null
  /** A record of the tenant, locked until the transaction ends; null where there is none. */
  find(type: string, id: string): Promise<AnyRecord | null>
  /** The records of a type, in the order of its list; at most 1,000. */
  all(type: string): Promise<readonly AnyRecord[]>
  /** Records of a type that its list would find by these filters (`from..to` for ranges), the newest first; at most 1,000. */
  matching(type: string, filters: Filters): Promise<readonly AnyRecord[]>
  /** The records that name a record; at most 1,000. */
  usedBy(id: string): Promise<readonly UsedBy[]>
  /** Lays changes over a record as the server, whatever fields people may set. */
  update(type: string, id: string, changes: Values): Promise<void>
  /** Makes a record as the server, whatever fields people may set; answers its id. */
  create(type: string, values: Values): Promise<string>
  /** Puts a record into the trash, with what goes along with it. */
  remove(type: string, id: string): Promise<void>
  /** Lays over a record what the server works out: nobody's edit, which leaves version, history and log as they are. */
  derive(type: string, id: string, values: Values): Promise<void>
  /** The running transaction, for libraries that extend what hooks can do; a tenant's own code works with what is beside it. */
  readonly transaction: HookTransaction
  /** Puts a notice for the users of an app into the outbox, once for each record: until it is due it becomes the one put last. Nobody is told of what seeds write. */
  appNotice(notice: AppNotice): Promise<void>
  /** Takes the notice of a record out of the outbox, if it is not due yet. */
  takeBackNotice(record: string): Promise<void>
  /** The next number of a series, from 1; gaps and repeats can't occur. */
  nextNumber(series: string): Promise<number>
  /** Waits until no other transaction of the tenant holds the name, and holds it until this one ends. */
  alone(name: string): Promise<void>
  /** Percent of a tax rate on a day (`YYYY-MM-DD`), as decimal text. */
  taxPercent(rate: string, day: string): Promise<string>
  /** The secret that a record of the tenant holds in a field, in clear; null where none is set. */
  secretOf(id: string, field: string): Promise<string | null>
  /** Ends the work with issues that the sender reads beside the fields. */
  refuse(issues: readonly RuleIssue[]): never
}

/** What is asked elsewhere, after the transaction, since an answer may take its time; the words are for an answer that is not true. */
export type Trial = {
  readonly failure: { readonly ja: string; readonly en: string }
  ask(signal: AbortSignal): Promise<boolean>
  /** What the record holds from then on, where the answer is true: the server's own, and no edit. */
  readonly keeps?: Values
}

export type Addressee = { readonly name: string; readonly email: string }

/** A record that has just been written, for mails that tell of it. */
export type Happened = {
  readonly action: AuditAction
  /** Null for a new record. */
  readonly before: AnyRecord | null
  readonly after: AnyRecord
  /** Why, in the words of whoever did it. */
  readonly note: string | null
}

/** What mails are made with. */
export type MailContext = Pick<HookContext, 'now' | 'type' | 'author' | 'all' | 'matching'> & {
  /** The owners of the tenant; at most 100. */
  owners(): Promise<readonly Addressee[]>
  /** Who wants to hear of what the public writes to the tenant, each address once: those that its profile names, who have no name here, and members; at most 100. */
  contactAddressees(): Promise<readonly (Omit<Addressee, 'name'> & { readonly name: string | null })[]>
}

/** What a tenant adds to saving records of one type; everything in it runs in the transaction of the save. */
export type TypeHooks = {
  /** Makes the values to store of what the public has sent, and the state to begin with. */
  receive?(sent: Values, context: HookContext): Promise<{ readonly values: Values; readonly status?: Status }>
  /** What the sender is told, of the stored values. */
  receipt?(values: Values): Values
  /** Works out what a sender is shown before it sends; nothing of it is kept. */
  confirm?(sent: Values, context: HookContext): Promise<Values>
  /** What a sender who comes back is shown, by the key and the token of its receipt; null where they don't belong together. */
  track?(asked: { readonly key: string; readonly token: string }, context: HookContext): Promise<Values | null>
  /** Takes out of a copy, or makes anew, what belongs to its original alone. */
  copy?(values: Values, context: HookContext): Promise<Values>
  /** Changes values before they are checked; `before` is null for a new record. */
  save?(values: Values, context: HookContext & { readonly before: AnyRecord | null }): Promise<Values>
  /** Changes values on a step of the workflow. */
  step?(
    values: Values,
    context: HookContext & { readonly before: AnyRecord; readonly transition: Transition; readonly note: string | null },
  ): Promise<Values>
  /** Prepares the trial that people run before they save; the values are as they are typed, and nothing in them is checked yet. */
  trial?(values: Values, context: HookContext & { readonly before: AnyRecord }): Promise<Trial>
  /** What else a record just written brings about: made, changed, put into the trash or brought back. */
  after?(happened: Happened, context: HookContext): Promise<void>
  /** The mails that tell of a record just written. They are sent once the transaction has committed; of what seeds write nobody hears. */
  mail?(happened: Happened, context: MailContext): Promise<readonly Mail[]>
}

/** The hooks of a tenant, by content type. */
export type TenantHooks = Readonly<Record<string, TypeHooks>>
