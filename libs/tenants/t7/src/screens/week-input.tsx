import { rowsIn, type Values } from '@captain/content-core'
import { controlId, FieldControl, FieldRow, useForm, type InputProps } from '@captain/content-react/form-parts'
import { dateInTimeZone, formatDate } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { asRecord } from '@captain/validation'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { weekdayFields } from '../content-types/business-day.ts'
import classes from './week-input.module.css'

const TIMES = ['openTime', 'closeTime', 'lastEntry', 'foodLastOrder', 'drinkLastOrder'] as const

type RowProps = Pick<InputProps<'list'>, 'path' | 'words'> & {
  readonly place: number
  readonly row: Values
  readonly onCopy: (place: number, name: string) => void
}

const hasNote = ({ note }: Values): boolean => Object.values(asRecord(note)).some(Boolean)

/** Opens automatically once there is a note, and stays open while the user clears it. */
const Note = ({ of, label, children }: { readonly of: Values; readonly label: string; readonly children: ReactNode }) => {
  const { t } = useLingui()
  const isNoted = hasNote(of)
  const [wasNoted, setWasNoted] = useState(isNoted)
  const [isOpen, setOpen] = useState(isNoted)
  if (isNoted !== wasNoted) {
    setWasNoted(isNoted)
    if (isNoted) setOpen(true)
  }
  return (
    <details className={classes.note} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={label}>{t`備考`}</summary>
      {children}
    </details>
  )
}

const WeekRow = ({ path, words, place, row, onCopy }: RowProps) => {
  const { t } = useLingui()
  const wordsOf = (name: string) => words.fields?.[name] ?? { label: name }
  const name = wordsOf('weekday').options?.[String(row['weekday'])] ?? ''
  const at = `${path}.${place}`
  const { formId } = useForm()
  const idOf = (one: string) => controlId(formId, `${at}.${one}`)
  const nameId = idOf('name')
  return (
    <div className={classes.row} role="group" aria-labelledby={nameId}>
      <div className={classes.head}>
        <span className={classes.name} id={nameId}>
          {name}
        </span>
        <span className={classes.open}>
          <FieldControl
            field={weekdayFields.isOpen}
            path={`${at}.isOpen`}
            words={wordsOf('isOpen')}
            labelledBy={`${nameId} ${nameId}-open`}
            helpId={undefined}
          />
          <span id={`${nameId}-open`}>{row['isOpen'] === true ? t`営業` : t`休み`}</span>
        </span>
        <Button
          className={classes.copy}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCopy size={15} aria-hidden />}
          aria-label={t`${{ day: name }}の内容をすべての曜日にコピー`}
          onClick={() => onCopy(place, name)}
        >
          {t`すべての曜日にコピー`}
        </Button>
      </div>
      {row['isOpen'] === true && (
        <div className={classes.times}>
          {TIMES.map((one) => (
            <div key={one}>
              <label className={classes.label} id={`${idOf(one)}-label`} htmlFor={idOf(one)}>
                {wordsOf(one).label}
              </label>
              <FieldControl
                field={weekdayFields[one]}
                path={`${at}.${one}`}
                words={wordsOf(one)}
                labelledBy={`${nameId} ${idOf(one)}-label`}
                helpId={undefined}
              />
            </div>
          ))}
        </div>
      )}
      <Note of={row} label={t`${{ day: name }}の備考`}>
        <FieldRow field={weekdayFields.note} path={`${at}.note`} words={{ label: t`${{ day: name }}の備考` }} />
      </Note>
    </div>
  )
}

/** A week that began in the past stays unchanged; new hours need a start date. */
const StartToday = () => {
  const { values, left } = useForm()
  const { t } = useLingui()
  const [today] = useState(() => dateInTimeZone(new Date()))
  const from = values.useValue('applyFrom')
  if (typeof from !== 'string' || from >= today) return null
  return (
    <p className={classes.notice}>
      {t`いまの営業時間は${{ day: formatDate(from) }}から適用しています。変更するときは、適用開始日を今日以降にします。`}
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          values.set('applyFrom', today)
          left('applyFrom')
        }}
      >
        {t`今日から適用する`}
      </Button>
    </p>
  )
}

/** The eight rows of the week; the hours of one row can be copied to all others. */
export const WeekInput = ({ words, path, value, onChange }: InputProps<'list'>) => {
  const { values } = useForm()
  const toasts = useToasts()
  const { t } = useLingui()
  const rows = rowsIn(value)

  const copy = (place: number, name: string) => {
    // Fields of a row write below the list's own path, so rendered values may be outdated.
    const before = rowsIn(values.get(path))
    const from = before[place]
    if (from === undefined) return
    const { isOpen, openTime, closeTime, lastEntry, foodLastOrder, drinkLastOrder } = from
    onChange(before.map((row) => ({ ...row, isOpen, openTime, closeTime, lastEntry, foodLastOrder, drinkLastOrder })))
    toasts.show({
      severity: 'success',
      group: 'copied-week',
      summary: t`${{ day: name }}の内容をすべての曜日にコピーしました`,
      action: { label: t`元に戻す`, onClick: () => values.set(path, before) },
    })
  }

  return (
    <div className={classes.week}>
      <StartToday />
      {rows.map((row, place) => (
        <WeekRow key={String(row['weekday'])} path={path} words={words} place={place} row={row} onCopy={copy} />
      ))}
    </div>
  )
}
