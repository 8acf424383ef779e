import { Fragment } from 'react'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'
import { RecordName } from '../record-name.tsx'

export const ReferencesCell = ({ value, included, locale }: CellProps<'references', readonly string[]>) => {
  const records = value.map((id) => included.records[id]).filter((record) => record !== undefined)
  return (
    <span className={classes.line}>
      {records.map((record, position) => (
        <Fragment key={record.id}>
          {position > 0 && (locale === 'ja' ? '、' : ', ')}
          <RecordName record={record} locale={locale} />
        </Fragment>
      ))}
    </span>
  )
}
