import type { CellProps } from '../cell-definition.ts'
import { formatInteger } from '../format-number.ts'

export const IntCell = ({ value }: CellProps<'int', number>) => <>{formatInteger(value)}</>
