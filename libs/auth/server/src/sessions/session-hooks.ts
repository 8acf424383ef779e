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

/** Hooks of better-auth that note how a session begins; a passkey proves who it is, since only verified users pass with one. */
export const sessionHooks = (pool: Pool) => ({
  create: {
    before: async (_session: object, call: Call) => {
      const beganBy = BEGINNINGS[call?.path ?? ''] ?? 'password'
      return { data: { beganBy, provenAt: beganBy === 'passkey' ? new Date() : null } }
    },
    after: async ({ userId, beganBy }: Made) => {
      if (beganBy !== 'impersonation') await pool.query('update auth."user" set "lastSignInAt" = now() where id = $1', [userId])
    },
  },
})
