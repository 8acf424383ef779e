import { isPrice, type AnyField, type Price } from '@captain/content-core'
import { Plural } from '@lingui/react/macro'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'
import { PriceText } from '../price/price-text.tsx'

type Row = Readonly<Record<string, unknown>>

/** Prices in the rows, lowest first; empty if rows have no price. */
const pricesIn = (field: Extract<AnyField, { readonly kind: 'list' }>, rows: readonly Row[]): readonly Price[] => {
  const name = Object.entries(field.config.of).find(([, inner]) => isPrice(inner))?.[0]
  if (name === undefined) return []
  const prices = rows.flatMap((row) => (row[name] as Price | null) ?? [])
  return prices.toSorted((one, other) => one.amount - other.amount)
}

/** The price range of the rows, or the number of rows. */
export const ListCell = ({ field, value }: CellProps<'list', readonly Row[]>) => {
  const [lowest, ...others] = pricesIn(field, value)
  const highest = others.at(-1)
  if (lowest === undefined)
    return (
      <span className={classes.quiet}>
        <Plural value={value.length} other="#件" />
      </span>
    )
  return (
    <span className={classes.amount}>
      <PriceText price={lowest} />
      {highest !== undefined && highest.amount !== lowest.amount && (
        <>
          {' – '}
          <PriceText price={highest} />
        </>
      )}
    </span>
  )
}
