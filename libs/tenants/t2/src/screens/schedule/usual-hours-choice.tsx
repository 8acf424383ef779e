import { formatMinutes } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import classes from './day-editor.module.css'
import type { DefaultHours } from './shift-tools.ts'

type UsualHoursChoiceProps = { readonly usual: readonly DefaultHours[]; readonly onPick: (hours: DefaultHours) => void }

/** Frequent hours; each button enters them. */
export const UsualHoursChoice = ({ usual, onPick }: UsualHoursChoiceProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.usual} role="group" aria-label={t`よく使う時間`}>
      <span className={classes.label}>{t`よく使う時間`}</span>
      {usual.map((hours) => (
        <button key={`${hours.startTime}-${hours.endTime}`} type="button" className={classes.chip} onClick={() => onPick(hours)}>
          {formatMinutes(hours.startTime)}–{formatMinutes(hours.endTime)}
        </button>
      ))}
    </div>
  )
}
