import { useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { tenant } from '../../tenant.ts'
import classes from './delivery.module.css'
import { ClosedDayDate } from './closed-day-date.tsx'
import { closedDaysIn, type ClosedDay } from './grid-values.ts'
import { RemoveRow, RowsFrame } from './rows-frame.tsx'
import type { DeliveryGrid } from './use-delivery-grid.ts'

const MAX_DAYS = 60

const orNull = (text: string): string | null => (text === '' ? null : text)

/** Days without shipping. */
export const ClosedDayRows = ({ grid, id }: { readonly grid: DeliveryGrid; readonly id: string }) => {
  const { t } = useLingui()
  const { fieldLabel, fieldWords } = useTenant(tenant).labels['delivery-setting']
  const labels = fieldWords('closedDays').fields ?? {}
  const label = (name: string) => labels[name]?.label ?? name
  const days = closedDaysIn(grid.valueOf(id, 'closedDays'))
  const set = (rows: readonly ClosedDay[]) => grid.set(id, 'closedDays', rows)
  const change = (place: number, changes: Partial<ClosedDay>) => set(days.map((row, at) => (at === place ? { ...row, ...changes } : row)))
  const problemAt = (path: string) => grid.wrong[`${id}.closedDays.${path}`]
  return (
    <RowsFrame
      label={fieldLabel('closedDays')}
      help={fieldWords('closedDays').help}
      addLabel={t`休業日を追加`}
      onAdd={days.length < MAX_DAYS ? () => set([...days, { date: '', label: { ja: null, en: null } }]) : null}
      problem={grid.wrong[`${id}.closedDays`]}
    >
      {days.map((row, place) => (
        // A new row has no name yet, so its index identifies it.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={classes.row}>
          <ClosedDayDate
            id={`${id}-closed-day-${place}`}
            label={label('date')}
            day={row.date}
            problem={problemAt(`${place}.date`)}
            onChange={(date) => change(place, { date })}
          />
          <TextInput
            label={label('label')}
            value={row.label.ja ?? ''}
            error={problemAt(`${place}.label.ja`)}
            onChange={(event) => change(place, { label: { ...row.label, ja: orNull(event.currentTarget.value) } })}
          />
          <TextInput
            label={t`${{ label: label('label') }}（英語）`}
            lang="en"
            value={row.label.en ?? ''}
            error={problemAt(`${place}.label.en`)}
            onChange={(event) => change(place, { label: { ...row.label, en: orNull(event.currentTarget.value) } })}
          />
          <RemoveRow name={row.label.ja ?? row.date} onRemove={() => set(days.filter((_row, at) => at !== place))} />
        </div>
      ))}
    </RowsFrame>
  )
}
