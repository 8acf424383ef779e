import { formatDateTime } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'

export const DateTimeCell = ({ value }: CellProps<'dateTime', string>) => <time dateTime={value}>{formatDateTime(value)}</time>
