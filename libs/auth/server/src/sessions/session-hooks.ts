import type { Pool } from 'pg'
import { ACCOUNT_SESSION } from './session-plugin.ts'

type Beginning = 'password' | 'passkey' | 'link' | 'impersonation' | 'oidc'

/** How a session begins, by the call that creates it. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  '/passkey/verify-authentication': 'passkey',
  '/one-time-link': 'link',
  '/admin/impersonate-user': 'impersonation',
}

type Made = { readonly userId: string; readonly beganBy?: unknown; readonly expiresAt: Date }
type Call = {
  readonly path?: string
  readonly context?: { readonly session?: { readonly session: Readonly<Record<string, unknown>> } | null }
} | null

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

/** A new password begins a session in the place of the one in which it was set. */
const NEW_PASSWORD = '/change-password'

/** Returns how a session begins; the one after a new password as strongly as the one before. */
const beginningOf = (call: Call): Beginning => {
  const previous = call?.path === NEW_PASSWORD ? call.context?.session?.session['beganBy'] : undefined
  if (previous === 'passkey' || previous === 'oidc') return previous
  return BEGINNINGS[call?.path ?? ''] ?? 'password'
}

/** Its session counts only for accounts without a second factor, with which the others begin another one. */
const FIRST_FACTOR = '/sign-in/email'

/**
 * Creates better-auth hooks that record how a session begins. A passkey counts as a step-up, because it always requires user verification.
 */
export const sessionHooks = (pool: Pool, hasSecondFactor: (accountId: string) => Promise<boolean>) => ({
  create: {
    before: async ({ userId }: { readonly userId: string }, call: Call) => {
      // The server itself says how such a session begins.
      if (call?.path === ACCOUNT_SESSION) return
      const beganBy = beginningOf(call)
      const isProven = beganBy === 'passkey' && call?.path !== NEW_PASSWORD
      const isOver = call?.path === SIGNS_NOBODY_IN || (call?.path === FIRST_FACTOR && (await hasSecondFactor(userId)))
      return { data: { beganBy, provenAt: isProven ? new Date() : null, ...(isOver && { expiresAt: new Date() }) } }
    },
    after: async ({ userId, beganBy, expiresAt }: Made) => {
      await pool.query(FORGET)
      if (beganBy !== 'impersonation' && expiresAt > new Date())
        await pool.query('update auth."user" set "lastSignInAt" = now() where id = $1', [userId])
    },
  },
})
