import type { CellProps } from '../cell-definition.ts'

/** A postal code as written on letters. */
export const PostalCodeCell = ({ value }: CellProps<'postalCode', string>) => <span>〒{value}</span>
