import type { Pool } from 'pg'

type Beginning = 'password' | 'passkey' | 'link' | 'impersonation'

/** How a session begins, by the call that creates it. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  '/passkey/verify-authentication': 'passkey',
  '/one-time-link': 'link',
  '/admin/impersonate-user': 'impersonation',
}

type Made = { readonly userId: string; readonly beganBy?: unknown; readonly expiresAt: Date }
type Call = { readonly path?: string } | null

/** Expired sessions; each new session deletes a few. Locked rows wait for the next run. */
const FORGET = `
  delete from auth.session where id in (
    select id from auth.session where "expiresAt" < now() - interval '1 day' limit 100 for update skip locked
  )`

/**
 * Confirms a new address, after which better-auth would sign in the user of the link. We require a passkey, a password or a one-time link
 * instead.
 */
const SIGNS_NOBODY_IN = '/verify-email'

/**
 * Creates better-auth hooks that record how a session begins. A passkey counts as a step-up, because it always requires user verification.
 */
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
