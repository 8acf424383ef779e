import type { Price } from '@captain/content-core'
import { formatYen } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The amount as it was typed; one without tax says so, because consumers are shown the total. */
export const PriceCell = ({ value }: CellProps<'price', Price>) => (
  <span className={classes.amount}>
    {value.taxMode === 'excluded' && (
      <span className={classes.note}>
        <Trans>税抜</Trans>
      </span>
    )}
    {formatYen(value.amount)}
  </span>
)
