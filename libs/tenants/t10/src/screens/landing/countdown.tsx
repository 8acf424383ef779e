import { formatDateWithWeekday, type Locale, daysUntil } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import classes from './live-card.module.css'

/** Returns the time until the opening, in the language of the page. */
export const Countdown = ({ day, lang }: { readonly day: string; readonly lang: Locale }) => {
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  const days = daysUntil(day, now)
  const shown = formatDateWithWeekday(lang, day)
  return (
    <p className={classes.countdown}>
      {days > 0 ? (
        <span className={classes.days}>
          {days === 1 ? (
            <Trans>
              <span>公開まであと</span>
              <strong>1</strong>
              <span>日（明日）</span>
            </Trans>
          ) : (
            <Trans>
              <span>公開まであと</span>
              <strong>{days}</strong>
              <span>日</span>
            </Trans>
          )}
        </span>
      ) : (
        <strong className={classes.today}>{days === 0 ? t`本日公開` : t`${{ day: shown }}公開`}</strong>
      )}
      {days >= 0 && <time dateTime={day}>{days === 0 ? shown : t`${{ day: shown }}公開予定`}</time>}
    </p>
  )
}
