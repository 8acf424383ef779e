import { useContent, useTenant } from '@captain/content-react'
import { formatLongDate, formatMinutes, localizedText } from '@captain/locale'
import type { ErasedFieldMessages } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { tenant } from '../tenant.ts'
import classes from './week-tables.module.css'
import type { StoredWeek, Weeks } from './read-weeks.ts'

const time = (minutes: number | null): string => (minutes === null ? '' : formatMinutes(minutes))

const labelOf = (rows: ErasedFieldMessages['fields'], name: string): string => rows?.[name]?.label ?? name

const LAST_TIMES = ['lastEntry', 'foodLastOrder', 'drinkLastOrder'] as const

const WeekTable = ({ week, caption }: { readonly week: StoredWeek; readonly caption: string }) => {
  const { locale } = useContent()
  const { fieldWords } = useTenant(tenant).labels['business-day']
  const { t } = useLingui()
  const rows = fieldWords('days').fields
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari lets the arrow keys scroll only what has the focus
    <div className={classes.box} tabIndex={0} role="group" aria-label={caption}>
      <table className={classes.table}>
        <caption className={classes.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`曜日`}</th>
            <th scope="col">{t`営業時間`}</th>
            {LAST_TIMES.map((name) => (
              <th key={name} scope="col" className={classes.number}>
                {labelOf(rows, name)}
              </th>
            ))}
            <th scope="col">{t`備考`}</th>
          </tr>
        </thead>
        <tbody>
          {week.days.map((row) => (
            <tr key={row.weekday} data-open={row.isOpen}>
              <th scope="row">{rows?.['weekday']?.options?.[row.weekday]}</th>
              <td className={classes.hours}>
                {row.isOpen ? `${time(row.openTime)}–${time(row.closeTime)}` : <span className={classes.closed}>{t`休み`}</span>}
              </td>
              {LAST_TIMES.map((name) => (
                <td key={name} className={classes.number}>
                  {row.isOpen && time(row[name])}
                </td>
              ))}
              <td>{localizedText(row.note, locale) ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The week in force and planned ones, each by weekday. */
export const WeekTables = ({ weeks }: { readonly weeks: Weeks }) => {
  const { locale } = useContent()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels['business-day']
  const { t } = useLingui()
  const meta = (week: StoredWeek) =>
    [
      t`${{ day: formatLongDate(locale, week.applyFrom) }}から適用`,
      t`${{ label: fieldLabel('holidayPolicy') }}：${{ value: optionLabel('holidayPolicy', week.holidayPolicy) }}`,
    ].join(' · ')
  return (
    <section className={classes.root}>
      {weeks.present !== null && (
        <div>
          <div className={classes.head}>
            <h2 className={classes.title}>{t`曜日ごとの営業時間`}</h2>
            <p className={classes.meta}>{meta(weeks.present)}</p>
          </div>
          <WeekTable week={weeks.present} caption={t`曜日ごとの営業時間`} />
        </div>
      )}
      {weeks.later.map((week) => (
        <div key={week.applyFrom}>
          <div className={classes.head}>
            <h2 className={classes.title}>
              {t`${{ day: formatLongDate(locale, week.applyFrom) }}からの営業時間`} <span className={classes.badge}>{t`適用予定`}</span>
            </h2>
            <p className={classes.meta}>{meta(week)}</p>
          </div>
          <WeekTable week={week} caption={t`${{ day: formatLongDate(locale, week.applyFrom) }}からの営業時間`} />
        </div>
      ))}
    </section>
  )
}
