import { useContent, useTenant } from '@captain/content-react'
import { formatYen, localizedText } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { REGIONS, type Region } from '../../content-types/regions.ts'
import { EDITABLE, NUMBERS, type Editable } from './columns.ts'
import { tenant } from '../../tenant.ts'
import classes from './delivery.module.css'
import { NumberCell, SwitchCell, TextCell } from './grid-cells.tsx'
import type { DeliveryGrid } from './use-delivery-grid.ts'
import type { DeliveryRow } from './use-delivery-records.ts'

type TableProps = {
  readonly grid: DeliveryGrid
  readonly rows: readonly DeliveryRow[]
  readonly onFill: (region: Region) => void
}

const ReadCells = ({ row }: { readonly row: DeliveryRow }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  return (
    <>
      {NUMBERS.map((name) => (
        <td key={name} className={classes.read}>
          {row[name] === null ? '' : name === 'leadDays' ? row[name] : formatYen(row[name])}
        </td>
      ))}
      <td>{row.isDeliverable ? t`可` : t`不可`}</td>
      <td className={classes.noteRead}>{localizedText(row.note, locale)}</td>
    </>
  )
}

const Row = ({ grid, row }: Pick<TableProps, 'grid'> & { readonly row: DeliveryRow }) => {
  const { canWrite } = useContent()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels.delivery
  const name = optionLabel('prefecture', row.prefecture)
  const cell = (field: Editable) => ({ grid, id: row.id, field, label: `${name} ${fieldLabel(field)}` })
  return (
    <tr data-off={grid.valueOf(row.id, 'isDeliverable') === true ? undefined : true}>
      <th scope="row">{name}</th>
      {canWrite ? (
        <>
          {NUMBERS.map((field) => (
            <td key={field}>
              <NumberCell {...cell(field)} />
            </td>
          ))}
          <td>
            <SwitchCell {...cell('isDeliverable')} />
          </td>
          <td>
            <TextCell {...cell('note')} />
          </td>
        </>
      ) : (
        <ReadCells row={row} />
      )}
    </tr>
  )
}

/** The fees of the prefectures, by region. */
export const DeliveryTable = ({ grid, rows, onFill }: TableProps) => {
  const { canWrite } = useContent()
  const { t } = useLingui()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels.delivery
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- columns beyond the edge are scrolled to by keyboard
    <div className={classes.scroll} role="group" aria-label={t`都道府県ごとの送料`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{fieldLabel('prefecture')}</th>
            {EDITABLE.map((name) => (
              <th key={name} scope="col">
                {fieldLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        {REGIONS.map((region) => {
          const own = rows.filter((row) => row.region === region)
          const name = optionLabel('region', region)
          return own.length === 0 ? null : (
            <tbody key={region}>
              <tr className={classes.region}>
                <th scope="rowgroup" colSpan={8}>
                  <span>
                    {name}
                    {canWrite && (
                      <button type="button" onClick={() => onFill(region)}>
                        {t`${{ region: name }}にまとめて適用`}
                      </button>
                    )}
                  </span>
                </th>
              </tr>
              {own.map((row) => (
                <Row key={row.id} grid={grid} row={row} />
              ))}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}
