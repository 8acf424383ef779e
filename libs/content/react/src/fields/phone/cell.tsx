import type { CellProps } from '../cell-definition.ts'

export const PhoneCell = ({ value }: CellProps<'phone', string>) => <span>{value}</span>
