import type { CellProps } from '../cell-definition.ts'

/** As it is written on a letter. */
export const PostalCodeCell = ({ value }: CellProps<'postalCode', string>) => <span>〒{value}</span>
