import type { Seed, Tenant } from '@captain/content-core'
import type { PlatformServices } from '@captain/platform-server'
import type { Pool } from 'pg'

/**
 * An account of the server under test. `stranger` is the owner of the platform tenant; `viewer` and `editor` are members of the café;
 * `onlooker`, `clerk` and `keeper` are viewer, editor and owner of the shop; `pending` is not approved.
 */
export type AccountName = 'pending' | 'stranger' | 'viewer' | 'editor' | 'clerk' | 'onlooker' | 'keeper' | 'admin'

/** A sender of requests: an account or a visitor without one. */
export type Person = AccountName | 'guest'

/** The real server with all tenants on a separate, empty database, with a signed-in account of each kind. */
export type ServerUnderTest = {
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** Request headers of each account; a guest sends none. */
  readonly cookies: Readonly<Record<Person, Readonly<Record<string, string>>>>
  /** Confirms an account with a passkey: for five minutes it has a fresh step-up, in a new session in `cookies`. */
  readonly prove: (account: AccountName) => Promise<void>
  readonly pool: Pool
  readonly services: PlatformServices
  /** Returns a declared tenant. Throws for an unknown slug. */
  readonly tenant: (slug: string) => Tenant
  /** Saves demo records in an empty tenant. */
  readonly seed: (slug: string, seed: Seed) => Promise<void>
  /** Creates the services of another process on the same database; the caller stops them. */
  readonly otherProcess: () => PlatformServices
  readonly stop: () => Promise<void>
}

/** Starts a server under test, which the caller stops. */
export type StartServer = () => Promise<ServerUnderTest>
