import type { Tone } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days before an expiry date from which it is a warning, and from which it is critical (content model, T1.domain). */
const SOON = 60
const URGENT = 14

const EXPIRY_WORDS = ['over', 'urgent', 'soon'] as const

export const EXPIRY_TONES = { over: 'critical', urgent: 'critical', soon: 'warning' } as const satisfies Readonly<Record<string, Tone>>

/** Returns how near an expiry date is; null if it is far away or unknown. */
export const expiryWord = (day: string | null, now: Date): (typeof EXPIRY_WORDS)[number] | null => {
  if (day === null) return null
  const left = Math.round((Date.parse(day) - Date.parse(dateInTimeZone(now))) / DAY_MS)
  if (left < 0) return 'over'
  if (left <= URGENT) return 'urgent'
  return left <= SOON ? 'soon' : null
}
