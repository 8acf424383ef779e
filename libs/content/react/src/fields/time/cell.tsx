import type { CellProps } from '../cell-definition.ts'
import { formatMinutes } from '../format-time.ts'

export const TimeCell = ({ value }: CellProps<'time', number>) => <>{formatMinutes(value)}</>
