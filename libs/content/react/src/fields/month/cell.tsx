import type { CellProps } from '../cell-definition.ts'
import { showMonth } from './month-text.ts'

export const MonthCell = ({ value }: CellProps<'month', string>) => <time dateTime={value}>{showMonth(value)}</time>
