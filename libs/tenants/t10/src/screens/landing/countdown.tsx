import { formatDateWithWeekday, type Locale } from '@captain/locale'
import { useState } from 'react'
import { SCREEN_WORDS } from '../words.ts'
import { daysUntil } from './days-until.ts'
import classes from './live-card.module.css'

/** How long until the opening, in the language of the page. */
export const Countdown = ({ day, lang }: { readonly day: string; readonly lang: Locale }) => {
  const words = SCREEN_WORDS[lang]
  const [now] = useState(() => new Date())
  const days = daysUntil(day, now)
  const shown = formatDateWithWeekday(lang, day)
  const { before, after } = words.daysLeft(days)
  return (
    <p className={classes.countdown}>
      {days > 0 ? (
        <span className={classes.days}>
          <span>{before}</span>
          <strong>{days}</strong>
          <span>{after}</span>
        </span>
      ) : (
        <strong className={classes.today}>{days === 0 ? words.opensToday : words.openedOn(shown)}</strong>
      )}
      {days >= 0 && <time dateTime={day}>{days === 0 ? shown : words.opensOn(shown)}</time>}
    </p>
  )
}
