import { formatTime } from './format-date.ts'
import { dayOf, partsOf, utcMidnight, type DateLike } from './day.ts'
import type { Locale } from './locale.ts'

const english = {
  near: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
  far: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
}

/** Formats a moment in a sentence, without the year if it is that of `now`: `12/1 9:00`, `2027/1/5 9:00`, `1 Dec 09:00`. */
export const formatShortMoment = (locale: Locale, moment: DateLike, now: DateLike = new Date()): string => {
  const isNear = dayOf(moment).slice(0, 4) === dayOf(now).slice(0, 4)
  const time = formatTime(moment)
  if (locale === 'en') return `${english[isNear ? 'near' : 'far'].format(utcMidnight(moment))} ${time}`
  const { year, month, day } = partsOf(moment)
  return `${isNear ? '' : `${year}/`}${month}/${day} ${time.replace(/^0/, '')}`
}
