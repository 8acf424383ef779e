import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'
import { RecordName } from '../record-name.tsx'

export const ReferenceCell = ({ value, included, locale }: CellProps<'reference', string>) => {
  const record = included.records[value]
  if (record === undefined) return null
  return (
    <span className={classes.marked}>
      {record.color !== null && <span className={classes.swatch} style={{ background: record.color }} aria-hidden />}
      <span className={classes.line}>
        <RecordName record={record} locale={locale} />
      </span>
    </span>
  )
}
