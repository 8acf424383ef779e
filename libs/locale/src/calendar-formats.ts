import type { Locale } from './locale.ts'

/** Formats of headings and months in calendars, for Day.js. */
export const CALENDAR_FORMATS = {
  ja: { month: 'YYYY年M月', year: 'YYYY年', monthOfYear: 'M月' },
  en: { month: 'MMMM YYYY', year: 'YYYY', monthOfYear: 'MMM' },
} as const satisfies Record<Locale, { readonly month: string; readonly year: string; readonly monthOfYear: string }>
