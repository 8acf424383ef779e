import { formatMinutes } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import classes from './day-editor.module.css'
import type { FrequentHours } from './shift-tools.ts'

type FrequentHoursChoiceProps = { readonly frequentHours: readonly FrequentHours[]; readonly onPick: (hours: FrequentHours) => void }

/** Frequent hours; each button enters them. */
export const FrequentHoursChoice = ({ frequentHours, onPick }: FrequentHoursChoiceProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.frequentHours} role="group" aria-label={t`よく使う時間`}>
      <span className={classes.label}>{t`よく使う時間`}</span>
      {frequentHours.map((hours) => (
        <button key={`${hours.startTime}-${hours.endTime}`} type="button" className={classes.chip} onClick={() => onPick(hours)}>
          {formatMinutes(hours.startTime)}–{formatMinutes(hours.endTime)}
        </button>
      ))}
    </div>
  )
}
