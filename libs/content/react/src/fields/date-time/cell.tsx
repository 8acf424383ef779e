import type { CellProps } from '../cell-definition.ts'
import { formatInstant } from '../format-time.ts'

export const DateTimeCell = ({ value }: CellProps<'dateTime', string>) => <time dateTime={value}>{formatInstant(value)}</time>
