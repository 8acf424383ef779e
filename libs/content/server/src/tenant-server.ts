import type { AnyRecord, Seed, Transition, Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { GenericSchema } from 'valibot'
import type { Holiday } from './holidays/read-holidays.ts'
import type { TenantHooks, Filters } from './hooks.ts'

/** Reads of a tenant's public content in one language, with the results of the delivery API. */
export type PublicReads = {
  readonly now: Date
  readonly locale: Locale
  /** Returns live records of a type; the query is that of the delivery list. At most 1,000. */
  list(type: string, query?: Readonly<Record<string, string>>): Promise<readonly Values[]>
  /** Returns the first record of such a list; null if it is empty. */
  first(type: string, query?: Readonly<Record<string, string>>): Promise<Values | null>
  /** Returns a live record by id or slug, with the fields that lists leave out; null if missing. */
  record(type: string, key: string): Promise<Values | null>
  /** Returns the public holidays of a range of days, both ends included. */
  holidays(from: string, to: string): Promise<readonly Holiday[]>
}

/** A public query of a tenant; the delivery cache stores its response. */
export type TenantReading = {
  /**
   * Path after `/api/v1/public/{tenant}`; takes precedence over content types of the same name. Path parameters such as `:slug`
   * are read like query parameters.
   */
  readonly path: `/${string}`
  /** Names of the query parameters except `locale`; others are refused. */
  readonly takes: readonly string[]
  /** Name in the description of the API. */
  readonly names?: Readonly<Record<Locale, string>>
  /** Schema of the response. */
  readonly answer?: GenericSchema
  /** Returns a value for the JSON response. Throws problems: 400 for a malformed parameter, 404 if nothing matches. */
  read(query: ReadonlyMap<string, string>, reads: PublicReads): Promise<unknown>
}

/** A scheduled change, checked every few minutes; catches up after a downtime of the server. */
export type TenantJob = {
  readonly name: string
  readonly type: string
  /** Filters that select the records, as in a list. Every run reads all matches, so exclude records that are never due. */
  readonly matching: Filters | ((now: Date) => Filters)
  /** Returns the changes that are due for a record; null if none are. */
  due(record: AnyRecord, now: Date): Values | null
  /** Returns the transition that is due, if any; the due changes are then the fields that it accepts. */
  transition?(record: AnyRecord): Transition
  /** The reason for the audit log if the changes replace personal data; earlier revisions are then removed. */
  readonly forgets?: string
  /**
   * Gets the due changes from an outside service, outside any transaction. The server stores the result; it is no edit. At most
   * 20 records per round.
   */
  ask?(record: AnyRecord, now: Date): Promise<Values>
  /** Recomputes values that depend on the clock, in the working copy and in the published copy. It is neither an edit nor a publication. */
  readonly recomputes?: true
}

/** What a tenant adds to the server in addition to its declaration. */
export type TenantServer = {
  readonly hooks?: TenantHooks
  readonly readings?: readonly TenantReading[]
  readonly jobs?: readonly TenantJob[]
  /** Loads the seed of the demo records, on demand. */
  readonly seed?: () => Promise<{ readonly seed: Seed }>
}
