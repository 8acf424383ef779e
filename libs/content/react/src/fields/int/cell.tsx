import { formatNumber } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'

export const IntCell = ({ value }: CellProps<'int', number>) => <>{formatNumber(value)}</>
