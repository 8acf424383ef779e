import type { Price } from '@captain/content-core'
import type { CellProps } from '../cell-definition.ts'
import { PriceText } from './price-text.tsx'

export const PriceCell = ({ value }: CellProps<'price', Price>) => <PriceText price={value} />
