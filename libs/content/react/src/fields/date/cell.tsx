import type { CellProps } from '../cell-definition.ts'
import { formatDay } from '../format-time.ts'

export const DateCell = ({ value }: CellProps<'date', string>) => <time dateTime={value}>{formatDay(value)}</time>
