import { formatNumber, formatYen } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'

export const IntCell = ({ field, value }: CellProps<'int', number>) => (
  <>{field.config.unit === 'yen' ? formatYen(value) : formatNumber(value)}</>
)
