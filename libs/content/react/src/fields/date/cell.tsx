import type { CellProps } from '../cell-definition.ts'
import { showDay } from './day-text.ts'

export const DateCell = ({ value }: CellProps<'date', string>) => <time dateTime={value}>{showDay(value)}</time>
