import { isEmptyValue, nestedFields } from '@captain/content-core'
import { Plural } from '@lingui/react/macro'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** Number of the group's fields that have a value. */
export const GroupCell = ({ field, value }: CellProps<'group', Readonly<Record<string, unknown>>>) => {
  const filled = Object.entries(nestedFields(field) ?? {}).filter(([name, nested]) => !isEmptyValue(nested, value[name])).length
  if (filled === 0) return null
  return (
    <span className={classes.quiet}>
      <Plural value={filled} other="#項目" />
    </span>
  )
}
