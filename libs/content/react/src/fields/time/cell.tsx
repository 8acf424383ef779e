import { formatMinutes } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'

export const TimeCell = ({ value }: CellProps<'time', number>) => <>{formatMinutes(value)}</>
