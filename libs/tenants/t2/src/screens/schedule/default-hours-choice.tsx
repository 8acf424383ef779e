import { formatMinutes } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import classes from './day-editor.module.css'
import type { DefaultHours } from './shift-tools.ts'

type DefaultHoursChoiceProps = { readonly defaultHours: readonly DefaultHours[]; readonly onPick: (hours: DefaultHours) => void }

/** Frequent hours; each button enters them. */
export const DefaultHoursChoice = ({ defaultHours, onPick }: DefaultHoursChoiceProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.defaultHours} role="group" aria-label={t`よく使う時間`}>
      <span className={classes.label}>{t`よく使う時間`}</span>
      {defaultHours.map((hours) => (
        <button key={`${hours.startTime}-${hours.endTime}`} type="button" className={classes.chip} onClick={() => onPick(hours)}>
          {formatMinutes(hours.startTime)}–{formatMinutes(hours.endTime)}
        </button>
      ))}
    </div>
  )
}
