export const SUPERUSER = 'captain'
export const DATABASE = 'captain'
export const MAJOR_VERSION = '18'

/** The caller's environment (PGDATA, PGPORT, LC_ALL …) must not affect the embedded server. */
export const ENVIRONMENT: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }
