import type { Pool } from 'pg'

type Beginning = 'password' | 'passkey' | 'link' | 'impersonation'

/** How a session begins, by the call that makes it. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  '/passkey/verify-authentication': 'passkey',
  '/one-time-link': 'link',
  '/admin/impersonate-user': 'impersonation',
}

type Made = { readonly userId: string; readonly beganBy?: unknown; readonly expiresAt: Date }
type Call = { readonly path?: string } | null

/** Sessions that are over and were never ended; each that begins cleans up a little. Rows that another is busy with wait for the next time. */
const FORGET = `
  delete from auth.session where id in (
    select id from auth.session where "expiresAt" < now() - interval '1 day' limit 100 for update skip locked
  )`

/** Confirms a new address, for which better-auth would sign in whoever has the link: that takes a passkey, a password or a one-time link. */
const SIGNS_NOBODY_IN = '/verify-email'

/** Hooks of better-auth that note how a session begins; a passkey proves who it is, since only verified users pass with one. */
export const sessionHooks = (pool: Pool) => ({
  create: {
    before: async (_session: object, call: Call) => {
      const beganBy = BEGINNINGS[call?.path ?? ''] ?? 'password'
      const over = call?.path === SIGNS_NOBODY_IN ? { expiresAt: new Date() } : {}
      return { data: { beganBy, provenAt: beganBy === 'passkey' ? new Date() : null, ...over } }
    },
    after: async ({ userId, beganBy, expiresAt }: Made) => {
      await pool.query(FORGET)
      if (beganBy !== 'impersonation' && expiresAt > new Date())
        await pool.query('update auth."user" set "lastSignInAt" = now() where id = $1', [userId])
    },
  },
})
