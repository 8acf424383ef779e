import { dateInTimeZone, parseDay } from '@captain/locale'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { readMonth, showMonth } from '../../fields/month/month-text.ts'
import type { RangeOf } from './filter-value.ts'
import { DAY_PERIODS, daysOf, MONTH_PERIODS, monthsOf } from './periods.ts'
import classes from './range-filter.module.css'
import { usePeriodLabels } from './use-period-labels.ts'

type RangeFilterProps = { readonly of: RangeOf; readonly value: string; readonly onChange: (value: string) => void }

/** Converts input to its form in the URL. Empty input is ''; unreadable input is null. */
const READ: Readonly<Record<RangeOf, (typed: string) => string | null>> = {
  days: (typed) => (typed === '' ? '' : parseDay(typed)),
  months: (typed) => {
    const month = readMonth(typed)
    return month === null ? '' : typeof month === 'string' && /^\d{4}-\d{2}$/.test(month) ? month : null
  },
  numbers: (typed) => {
    const plain = typed.normalize('NFKC').replaceAll(/[,\s]/g, '')
    return plain === '' || /^-?\d+(\.\d+)?$/.test(plain) ? plain : null
  },
}

const INPUT = {
  days: { type: 'date', max: '9999-12-31' },
  months: { inputMode: 'numeric', autoComplete: 'off' },
  numbers: { inputMode: 'decimal', autoComplete: 'off' },
} as const

const periodsOf = (of: RangeOf, today: string): readonly (readonly [(typeof DAY_PERIODS)[number], string])[] => {
  if (of === 'numbers') return []
  return of === 'days'
    ? DAY_PERIODS.map((period) => [period, daysOf(period, today)] as const)
    : MONTH_PERIODS.map((period) => [period, monthsOf(period, today)] as const)
}

/** From and to, both inclusive and optional. Usual periods are one press away. */
export const RangeFilter = ({ of, value, onChange }: RangeFilterProps) => {
  const { t } = useLingui()
  const periodWords = usePeriodLabels()
  const shown = of === 'months' ? showMonth : (end: string) => end
  const [from = '', to = ''] = value.split('..')
  const [typedFrom, setFrom] = useState(shown(from))
  const [typedTo, setTo] = useState(shown(to))
  const [today] = useState(() => dateInTimeZone(new Date()))
  const [isTried, setTried] = useState(false)
  const ends = [READ[of](typedFrom), READ[of](typedTo)] as const
  const unread = of === 'months' ? t`年と月を入力してください。例：2026/04` : t`数字で入力してください。`
  const errorOf = (end: string | null) => (isTried && end === null ? unread : null)
  const labels = { days: [t`開始日`, t`終了日`], months: [t`開始月`, t`終了月`], numbers: [t`最小`, t`最大`] }[of]

  const apply = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (ends.includes(null)) return
    const isTurned = of !== 'numbers' && ends[0] !== '' && ends[1] !== '' && String(ends[0]) > String(ends[1])
    const ordered = isTurned ? ends.toReversed() : ends
    onChange(ordered.every((end) => end === '') ? '' : ordered.join('..'))
  }

  return (
    <div className={classes.whole}>
      {of !== 'numbers' && (
        <div className={classes.periods} role="group" aria-label={t`期間`}>
          {periodsOf(of, today).map(([period, range]) => (
            <Button
              key={period}
              variant={range === value ? 'filled' : 'default'}
              size="compact-sm"
              aria-pressed={range === value}
              onClick={() => onChange(range)}
            >
              {periodWords[period]}
            </Button>
          ))}
        </div>
      )}
      <form
        className={classes.root}
        onSubmit={apply}
        onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
        noValidate
      >
        <TextInput
          label={labels[0]}
          value={typedFrom}
          onChange={(event) => setFrom(event.currentTarget.value)}
          error={errorOf(ends[0])}
          {...INPUT[of]}
        />
        <span className={classes.dash} aria-hidden>
          –
        </span>
        <TextInput
          label={labels[1]}
          value={typedTo}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={errorOf(ends[1])}
          {...INPUT[of]}
        />
        <Button type="submit" variant="default" className={classes.apply}>
          <Trans>絞り込む</Trans>
        </Button>
      </form>
    </div>
  )
}
