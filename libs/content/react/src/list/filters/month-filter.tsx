import { dateInTimeZone } from '@captain/locale'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { readMonth, showMonth } from '../../fields/month/month-text.ts'
import { monthBeside } from './periods.ts'
import classes from './range-filter.module.css'

type MonthFilterProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

/** One month: the last, current and next by one press, any other by input. */
export const MonthFilter = ({ label, value, onChange }: MonthFilterProps) => {
  const { t } = useLingui()
  const [today] = useState(() => dateInTimeZone(new Date()))
  const [typed, setTyped] = useState(showMonth(value))
  const [isTried, setTried] = useState(false)
  const read = readMonth(typed)
  const month = read === null ? '' : typeof read === 'string' && /^\d{4}-\d{2}$/.test(read) ? read : null
  const near = [
    [monthBeside(today, -1), t`先月`],
    [monthBeside(today, 0), t`今月`],
    [monthBeside(today, 1), t`来月`],
  ] as const
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (month !== null) onChange(month)
  }
  return (
    <div className={classes.whole}>
      <div className={classes.periods} role="group" aria-label={label}>
        {near.map(([one, word]) => (
          <Button
            key={one}
            variant={one === value ? 'filled' : 'default'}
            size="compact-sm"
            aria-pressed={one === value}
            onClick={() => onChange(one)}
          >
            {word}
          </Button>
        ))}
      </div>
      <form
        className={classes.single}
        onSubmit={apply}
        onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
        noValidate
      >
        <TextInput
          label={t`年月`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isTried && month === null ? t`年と月を入力してください。例：2026/04` : null}
        />
        <Button type="submit" variant="default">
          <Trans>絞り込む</Trans>
        </Button>
      </form>
    </div>
  )
}
