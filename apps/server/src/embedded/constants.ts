/** Sets up the cluster. The server itself connects as another role. */
export const SUPERUSER = 'captain'

/** Owns the database and everything in it, and is no superuser: it reaches no files and no other database. */
export const SERVER_ROLE = 'captain_server'
export const DATABASE = 'captain'
export const MAJOR_VERSION = '18'

/** The caller's environment (PGDATA, PGPORT, LC_ALL …) must not affect the embedded server. */
export const ENVIRONMENT: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }
