import type { ImportUpload } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import classes from './mapping-table.module.css'

type MappingTableProps = {
  readonly start: ImportUpload
  readonly mapping: readonly (string | null)[]
  readonly repeated: readonly string[]
  readonly onChange: (mapping: readonly (string | null)[]) => void
}

const SAMPLES = 3
const NOWHERE = ''

/** Columns of the file with their first values and their target fields. */
export const MappingTable = ({ start, mapping, repeated, onChange }: MappingTableProps) => {
  const { t } = useLingui()
  const targets = [{ value: NOWHERE, label: t`取り込まない` }, ...start.targets.map(({ path, label }) => ({ value: path, label }))]
  const samplesOf = (place: number) => start.preview.map((row) => row[place] ?? '').filter((text) => text !== '')
  return (
    <div className={classes.box}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>ファイルの列</Trans>
            </th>
            <th scope="col">
              <Trans>取り込み先の項目</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {start.headers.map((header, place) => {
            const path = mapping[place] ?? null
            const number = place + 1
            const name = header === '' ? t`（見出しなし：${number}列目）` : header
            return (
              // Headings may repeat; places don't.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place} data-mapped={path !== null}>
                <th scope="row">
                  <span className={classes.header}>{name}</span>
                  <span className={classes.samples}>{samplesOf(place).slice(0, SAMPLES).join(' / ')}</span>
                </th>
                <td>
                  <Select
                    aria-label={t`「${name}」を取り込む先`}
                    data={targets}
                    value={path ?? NOWHERE}
                    onChange={(value) =>
                      onChange(mapping.map((one, at) => (at === place ? (value === null || value === NOWHERE ? null : value) : one)))
                    }
                    searchable={targets.length > 8}
                    error={path !== null && repeated.includes(path) ? t`ほかの列と重なっています` : undefined}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
