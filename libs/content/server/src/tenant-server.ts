import type { AnyRecord, Seed, Transition, Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { GenericSchema } from 'valibot'
import type { Holiday } from './holidays/read-holidays.ts'
import type { Filters, HookContext, TenantHooks } from './hooks.ts'

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

/** How a tenant's records keep in line with accounts that are changed elsewhere. */
export type AccountFollower = {
  /** The ids of the accounts that are members anywhere, or that its records speak of. */
  known(context: HookContext): Promise<readonly string[]>
  /** Brings its records in line with these accounts, of which some may be gone. */
  follow(ids: readonly string[], context: HookContext): Promise<void>
}

/** Of which type the records are that say what each tenant of the server is, the field of theirs that holds its slug, and the list of the origins (rows with `origin`) whose pages may send what visitors send. */
export type TenantProfiles = { readonly type: string; readonly by: string; readonly origins: string }

/** Published records of a type that the staff of all tenants read in the back office, whether or not the public sees them. */
export type Bulletins = {
  readonly type: string
  /** The field that says who reads a record, and its options that mean staff. */
  readonly audience: { readonly field: string; readonly options: readonly string[] }
  /** The field that names the tenants whose members read it, by their slugs; empty: everybody who is approved. */
  readonly tenants: string
  /** The reference by which they are grouped. */
  readonly category: string
  /** Fields that staff are told besides what is public of a record. */
  readonly besides: readonly string[]
}

/**
 * Of which types the entries and groups of the back office's menus are. An entry has the fields `label`, `tenants` (records of the
 * profiles' type), `category`, `path`, `icon`, `badge`, `minRole`, `isExternal` and `externalUrl`; a group `name` and `isCollapsed`.
 */
export type Menus = { readonly entries: string; readonly groups: string }

/** What the tenant that runs the platform knows of another one. */
export type Standing = {
  /** Null for a tenant that it has no record of. */
  readonly status: 'preparing' | 'active' | 'suspended' | 'closed' | null
  /** The one that serves the site; null while there is none. */
  readonly domain: { readonly host: string; readonly isVerified: boolean; readonly sslExpiresOn: string | null } | null
  readonly maintenance: { readonly mode: 'off' | 'scheduled' | 'on'; readonly startsAt: string | null; readonly endsAt: string | null }
}

/** What it is worked out from. */
export type StandingReads = {
  readonly now: Date
  /** Its own records of a type that hold a value in a field, the oldest first; at most 100. */
  records(type: string, by: { readonly field: string; readonly value: string }): Promise<readonly (Values & { readonly id: string })[]>
}

/**
 * Of which type the records are that say whether each tenant is under maintenance, and the field of theirs that holds its slug. A record has
 * the fields `mode` (`off`, `scheduled`, `on`), `startsAt`, `endsAt`, `title`, `message`, `image`, `contactUrl`, `allowedIpv4` and
 * `allowedIpv6` (rows with `ip`), `bypassPin` (a hashed secret) and `allowApi`; whoever writes one makes the tenant be forgotten (`platform.forget`).
 */
export type Maintenances = { readonly type: string; readonly by: string }

/** What a tenant adds to the server besides its declaration. */
export type TenantServer = {
  readonly hooks?: TenantHooks
  readonly readings?: readonly TenantReading[]
  readonly jobs?: readonly TenantJob[]
  /** Loads what writes its demo records; only where demo records are wanted. */
  readonly seed?: () => Promise<{ readonly seed: Seed }>
  /** Of the tenant that runs the platform. */
  readonly follow?: AccountFollower
  /** Of the tenant that runs the platform: what the public is told of every tenant. */
  readonly profiles?: TenantProfiles
  /** Of the tenant that runs the platform: the menus of all. */
  readonly menus?: Menus
  /** Of the tenant that runs the platform: types whose seeded records it runs on, so that they are no samples. */
  readonly standingTypes?: readonly string[]
  /** Of the tenant that runs the platform: how a tenant stands, for the members of that tenant. */
  standing?(slug: string, reads: StandingReads): Promise<Standing>
  /** Of the tenant that runs the platform: which tenants are under maintenance. */
  readonly maintenances?: Maintenances
  /** Of the tenant that runs the platform: what it tells the staff of all. */
  readonly bulletins?: Bulletins
}
