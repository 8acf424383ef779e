import { DateInput } from '@captain/content-react/form-parts'
import { closedDate } from '../../content-types/delivery-setting.ts'
import classes from './delivery.module.css'

type ClosedDayDateProps = {
  readonly id: string
  readonly label: string
  readonly day: string
  readonly problem: string | undefined
  readonly onChange: (day: string) => void
}

/** The day of a row, typed or selected as in every form. */
export const ClosedDayDate = ({ id, label, day, problem, onChange }: ClosedDayDateProps) => (
  <div className={classes.date}>
    <label className={classes.dateLabel} id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
    <DateInput
      field={closedDate}
      words={{ label }}
      path={id}
      value={day === '' ? null : day}
      onChange={(typed) => onChange(typeof typed === 'string' ? typed : '')}
      id={id}
      labelledBy={`${id}-label`}
      describedBy={problem === undefined ? undefined : `${id}-problem`}
      invalid={problem !== undefined}
      lang={undefined}
    />
    {problem !== undefined && (
      <p className={classes.problem} id={`${id}-problem`}>
        {problem}
      </p>
    )}
  </div>
)
