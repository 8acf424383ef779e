import { useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { Radio, TextInput } from '@mantine/core'
import { tenant } from '../../tenant.ts'
import classes from './delivery.module.css'
import { carriersIn, type Carrier } from './grid-values.ts'
import { RemoveRow, RowsFrame } from './rows-frame.tsx'
import type { DeliveryGrid } from './use-delivery-grid.ts'

const MAX_CARRIERS = 5

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The carriers; one of them is preselected when an order is shipped. */
export const CarrierRows = ({ grid, id }: { readonly grid: DeliveryGrid; readonly id: string }) => {
  const { t } = useLingui()
  const { fieldLabel, fieldWords } = useTenant(tenant).labels['delivery-setting']
  const labels = fieldWords('carriers').fields ?? {}
  const label = (name: string) => labels[name]?.label ?? name
  const carriers = carriersIn(grid.valueOf(id, 'carriers'))
  const set = (rows: readonly Carrier[]) => grid.set(id, 'carriers', rows)
  const change = (place: number, changes: Partial<Carrier>) => set(carriers.map((row, at) => (at === place ? { ...row, ...changes } : row)))
  const problemAt = (path: string) => grid.wrong[`${id}.carriers.${path}`]
  const blank: Carrier = { name: { ja: '', en: null }, trackingUrl: null, isDefault: carriers.length === 0 }
  return (
    <RowsFrame
      label={fieldLabel('carriers')}
      help={fieldWords('carriers').help}
      addLabel={t`配送会社を追加`}
      onAdd={carriers.length < MAX_CARRIERS ? () => set([...carriers, blank]) : null}
      problem={grid.wrong[`${id}.carriers`]}
    >
      {carriers.map((row, place) => (
        // A new row has no name yet, so its index identifies it.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={classes.row}>
          <TextInput
            label={label('name')}
            value={row.name.ja ?? ''}
            error={problemAt(`${place}.name.ja`)}
            onChange={(event) => change(place, { name: { ...row.name, ja: event.currentTarget.value } })}
          />
          <TextInput
            label={t`${{ label: label('name') }}（英語）`}
            lang="en"
            value={row.name.en ?? ''}
            error={problemAt(`${place}.name.en`)}
            onChange={(event) => change(place, { name: { ...row.name, en: orNull(event.currentTarget.value) } })}
          />
          <TextInput
            className={classes.grow}
            type="url"
            label={label('trackingUrl')}
            value={row.trackingUrl ?? ''}
            error={problemAt(`${place}.trackingUrl`)}
            onChange={(event) => change(place, { trackingUrl: orNull(event.currentTarget.value) })}
          />
          <Radio
            className={classes.beside}
            label={label('isDefault')}
            checked={row.isDefault}
            onChange={() => set(carriers.map((other, at) => ({ ...other, isDefault: at === place })))}
          />
          <RemoveRow name={row.name.ja ?? ''} onRemove={() => set(carriers.filter((_row, at) => at !== place))} />
        </div>
      ))}
    </RowsFrame>
  )
}
