export const SUPERUSER = 'captain'
export const DATABASE = 'captain'
export const MAJOR_VERSION = '18'

/** Nothing of the caller's environment (PGDATA, PGPORT, LC_ALL …) may steer the embedded server. */
export const ENVIRONMENT: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }
