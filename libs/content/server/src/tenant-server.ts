import type { AnyRecord, DeclaredPublicQuery, Seed, Transition, Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { Holiday } from './holidays/read-holidays.ts'
import type { TenantHooks, Filters } from './hooks.ts'

/** Reads of a tenant's public content in one language, with the results of the delivery API. */
export type PublicReader = {
  /** Time of the request. */
  readonly now: Date
  /** Language of the texts. */
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

/** A public query of a tenant as it declares it, with its response; the delivery cache stores the response. */
export type PublicQuery = Omit<DeclaredPublicQuery, 'response'> & {
  /**
   * Returns a value for the JSON response. Throws problems: 400 for a malformed parameter, 404 if nothing matches.
   *
   * @example async (query, { list }) => ({ items: await list('event', { sort: 'startsOn' }) })
   */
  resolve(query: ReadonlyMap<string, string>, reads: PublicReader): Promise<unknown>
}

/** A scheduled change, checked every few minutes; catches up after a downtime of the server. */
export type TenantJob = {
  /**
   * Name of the job in logs.
   *
   * @example 'sold-out'
   */
  readonly name: string
  /**
   * Content type of the records; `defineServer` sets it.
   *
   * @internal
   */
  readonly type: string
  /**
   * Filters that select the records, as in a list. Every run reads all matches, so exclude records that are never due.
   *
   * @example { isSoldOut: 'true' }
   */
  readonly filter: Filters | ((now: Date) => Filters)
  /**
   * Returns the changes that are due for a record; null if none are.
   *
   * @example ({ soldOutOn }, now) => (soldOutOn === dateInTimeZone(now) ? null : { isSoldOut: false })
   */
  dueChanges(record: AnyRecord, now: Date): Values | null
  /**
   * Returns the transition that is due, if any; the due changes are then the fields that it accepts.
   *
   * @example () => 'publish'
   */
  transition?(record: AnyRecord): Transition
  /**
   * The reason for the audit log if the changes replace personal data; earlier revisions are then removed.
   *
   * @example '保存期間が過ぎました。 / The retention period is over.'
   */
  readonly purgeReason?: string
  /**
   * Gets the due changes from an outside service, outside any transaction. The server stores the result; it is no edit. At most 20
   * records per round.
   *
   * @example async ({ host }) => ({ expiresOn: await expiryOf(host) })
   */
  fetchChanges?(record: AnyRecord, now: Date): Promise<Values>
  /**
   * Recomputes values that depend on the clock, in the working copy and in the published copy. It is neither an edit nor a publication.
   *
   * @example true
   */
  readonly recomputeOnly?: true
}

/** What a tenant adds to the server in addition to its declaration. */
export type TenantServer = {
  /**
   * Rules and side effects of saves and transitions, by content type.
   *
   * @example { tea: teaHooks }
   */
  readonly hooks?: TenantHooks
  /**
   * Public queries of the tenant, computed from the delivery API and cached like it.
   *
   * @example [businessToday]
   */
  readonly publicQueries?: readonly PublicQuery[]
  /**
   * Changes that are due at a time, by content type. The server looks every two minutes.
   *
   * @example { tea: [soldOutJob] }
   */
  readonly jobs?: readonly TenantJob[]
  /**
   * Loads the seed of the demo records, on demand.
   *
   * @example () => import('./seed.ts')
   */
  readonly seed?: () => Promise<{ readonly seed: Seed }>
}
