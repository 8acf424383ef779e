import type { AnyRecord, Seed, Transition, Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { GenericSchema } from 'valibot'
import type { Holiday } from './holidays/read-holidays.ts'
import type { TenantHooks, Filters } from './hooks.ts'

/** What the public may know of a tenant's content, as the delivery API would answer it, in one language. */
export type PublicReads = {
  readonly now: Date
  readonly locale: Locale
  /** Live records of a type; the query is that of the delivery list. At most 1,000. */
  list(type: string, query?: Readonly<Record<string, string>>): Promise<readonly Values[]>
  /** The first of what such a list would tell; null where there is none. */
  first(type: string, query?: Readonly<Record<string, string>>): Promise<Values | null>
  /** One live record by id or slug, with the fields that lists leave out. */
  record(type: string, key: string): Promise<Values | null>
  /** Public holidays of a span of days, both ends included. */
  holidays(from: string, to: string): Promise<readonly Holiday[]>
}

/** A reading of its own that a tenant offers the public; its answer is kept in the delivery cache. */
export type TenantReading = {
  /** Path behind `/api/v1/public/{tenant}`; comes before content types of the same name. Parts such as `:slug` are read like parameters of the query. */
  readonly path: `/${string}`
  /** Names of the query parameters besides `locale`; others are refused. */
  readonly takes: readonly string[]
  /** What it is called in the description of the API. */
  readonly names?: Readonly<Record<Locale, string>>
  /** What it answers with. */
  readonly answer?: GenericSchema
  /** Answers with what becomes JSON. Throws problems: 400 for a malformed parameter, 404 where there is nothing. */
  read(query: ReadonlyMap<string, string>, reads: PublicReads): Promise<unknown>
}

/** A change that time brings about, looked for every few minutes, also for the time in which the server was down. */
export type TenantJob = {
  readonly name: string
  readonly type: string
  /** Which records it is about, as a list would be narrowed. Each of them is read every time, so that it must not match what is never due. */
  readonly matching: Filters | ((now: Date) => Filters)
  /** What is due on such a record; null where nothing is. */
  due(record: AnyRecord, now: Date): Values | null
  /** The step that is due, where it is one: what is due are then the fields that it takes. */
  transition?(record: AnyRecord): Transition
  /** What is due takes the place of what was known of people: earlier revisions go, and the log says why in these words. */
  readonly forgets?: string
  /** What is due is asked elsewhere, while nothing is held; the answer is the server's own and no edit. At most 20 records are asked about in a round. */
  ask?(record: AnyRecord, now: Date): Promise<Values>
  /** What is due is to work out anew what depends on the clock, in the working copy and in the public one: nobody's edit, and none to publish. */
  readonly recomputes?: true
}

/** What a tenant adds to the server besides its declaration. */
export type TenantServer = {
  readonly hooks?: TenantHooks
  readonly readings?: readonly TenantReading[]
  readonly jobs?: readonly TenantJob[]
  /** Loads what writes its demo records; only where demo records are wanted. */
  readonly seed?: () => Promise<{ readonly seed: Seed }>
}
