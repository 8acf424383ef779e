import type { Locale } from './locale.ts'

const UNITS = {
  ja: { hour: '時間', minute: '分', between: '' },
  en: { hour: ' h', minute: ' min', between: ' ' },
} satisfies Record<Locale, unknown>

/** A length in whole minutes: 90 is `1時間30分`, `1 h 30 min`. */
export const formatDuration = (locale: Locale, minutes: number): string => {
  const { hour, minute, between } = UNITS[locale]
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [`${hours}${hour}`] : []), ...(rest > 0 || hours === 0 ? [`${rest}${minute}`] : [])]
  return parts.join(between)
}
