import type { Count } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { RowSelection } from './bulk/row-selection.ts'
import { sizeOf } from './bulk/to-bulk-selection.ts'
import classes from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

type SelectionSizeProps = {
  readonly selection: RowSelection<unknown> & Pick<Selection, 'has' | 'selectAll'>
  /** The records on this page. */
  readonly items: readonly { readonly id: string }[]
  readonly count: Count
}

/** How many records are selected, on which pages, and the offer to select all that match. */
export const SelectionSize = ({ selection, items, count }: SelectionSizeProps) => {
  const size = sizeOf(selection, count)
  const pageIsSelected = items.every(({ id }) => selection.has(id))
  const offersAll = selection.except === null && pageIsSelected && (count.capped || count.value > selection.records.size)
  const elsewhere =
    selection.except === null ? [...selection.records.keys()].filter((id) => items.every((item) => item.id !== id)).length : 0
  const all = formatNumber(count.value)
  return (
    <>
      <span className={classes.size} role="status">
        {selection.except === null ? (
          <Plural value={size.value} other="#件を選択中" />
        ) : size.capped ? (
          <Trans>条件に合うすべて（{all}件以上）を選択中</Trans>
        ) : (
          <Plural value={size.value} other="条件に合う#件を選択中" />
        )}
      </span>
      {elsewhere > 0 && (
        <span className={classes.note}>
          <Plural value={elsewhere} other="ほかのページの#件を含む" />
        </span>
      )}
      {selection.except !== null && selection.except.size > 0 && (
        <span className={classes.note}>
          <Plural value={selection.except.size} other="#件を除外" />
        </span>
      )}
      {offersAll && (
        <Button variant="subtle" size="compact-sm" onClick={selection.selectAll}>
          {count.capped ? <Trans>条件に合うすべて（{all}件以上）を選択</Trans> : <Trans>条件に合う{all}件すべてを選択</Trans>}
        </Button>
      )}
    </>
  )
}
