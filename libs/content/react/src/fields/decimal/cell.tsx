import { formatNumber } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'

export const DecimalCell = ({ value }: CellProps<'decimal', string>) => <>{formatNumber(value as `${number}`)}</>
