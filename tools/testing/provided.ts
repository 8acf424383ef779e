import type { KeptKey } from './authenticator.ts'

/** Values that the global set-ups of a test run provide to the tests, read with vitest's `inject`. */
export type Provided = {
  /** Superuser connection to the run's PostgreSQL, whose `captain_template` database contains the migrated, empty schema. */
  databaseUrl: string
  /** Address of a real server on fresh demo data, without a trailing slash. */
  baseUrl: string
  /** Password of every demo account on that server. */
  demoPassword: string
  /** E-mail address of an account there that only the server's configuration makes an administrator; it has the same password. */
  listedAdmin: string
  /** Passkeys of accounts that need step-up, by e-mail address. */
  passkeys: Readonly<Record<string, KeptKey>>
}

declare module 'vitest' {
  interface ProvidedContext extends Provided {}
}
