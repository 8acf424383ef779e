import type { Pool } from 'pg'

type Beginning = 'password' | 'passkey' | 'link' | 'impersonation'

/** How a session begins, by the call that makes it. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  '/passkey/verify-authentication': 'passkey',
  '/one-time-link': 'link',
  '/admin/impersonate-user': 'impersonation',
}

type Made = { readonly userId: string; readonly beganBy?: unknown }
type Call = { readonly path?: string } | null

/** Sessions that are over and were never ended; each that begins cleans up a little. Rows that another is busy with wait for the next time. */
const FORGET = `
  delete from auth.session where id in (
    select id from auth.session where "expiresAt" < now() - interval '1 day' limit 100 for update skip locked
  )`

/** Hooks of better-auth that note how a session begins; a passkey proves who it is, since only verified users pass with one. */
export const sessionHooks = (pool: Pool) => ({
  create: {
    before: async (_session: object, call: Call) => {
      const beganBy = BEGINNINGS[call?.path ?? ''] ?? 'password'
      return { data: { beganBy, provenAt: beganBy === 'passkey' ? new Date() : null } }
    },
    after: async ({ userId, beganBy }: Made) => {
      await pool.query(FORGET)
      if (beganBy !== 'impersonation') await pool.query('update auth."user" set "lastSignInAt" = now() where id = $1', [userId])
    },
  },
})
