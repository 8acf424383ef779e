import type { RateRule } from '@captain/http-server'

/** Rate limits per address for calls of better-auth, by path; other calls 120 times a minute. */
export const REQUESTS_PER_ADDRESS: Record<string, RateRule | false> = {
  '/get-session': false,
  '/sign-in/email': { window: 60, max: 30 },
  '/sign-up/email': { window: 3600, max: 20 },
  '/send-verification-email': { window: 3600, max: 20 },
  '/verify-email': { window: 600, max: 30 },
  '/change-email': { window: 3600, max: 20 },
  '/change-password': { window: 900, max: 30 },
  '/one-time-link': { window: 600, max: 30 },
  '/passkey/*': { window: 60, max: 60 },
}
