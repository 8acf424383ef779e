import { formatNumber, isNumberText } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'

export const DecimalCell = ({ value }: CellProps<'decimal', string>) => <>{isNumberText(value) ? formatNumber(value) : value}</>
