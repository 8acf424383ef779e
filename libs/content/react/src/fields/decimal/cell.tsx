import type { CellProps } from '../cell-definition.ts'
import { formatDecimal } from '../format-number.ts'

export const DecimalCell = ({ value }: CellProps<'decimal', string>) => <>{formatDecimal(value)}</>
