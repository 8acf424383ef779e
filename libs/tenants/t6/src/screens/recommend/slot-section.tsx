import type { IncludedMedia } from '@captain/content-core'
import { useContent, useTenant } from '@captain/content-react'
import { movedRow, SortableItem, SortableList } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { SLOT_BOUNDS, type Slot } from '../../content-types/recommend-slots.ts'
import { nameOf } from './product-line.tsx'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'
import { RecommendRow } from './recommend-row.tsx'
import type { ListedProduct, Recommended } from './recommend-types.ts'
import type { RecommendActions } from './use-recommend-actions.ts'

type SlotSectionProps = {
  readonly slot: Slot
  readonly records: readonly Recommended[]
  readonly products: ReadonlyMap<string, ListedProduct>
  readonly media: Readonly<Record<string, IncludedMedia>>
  readonly actions: RecommendActions
}

/** One slot of the shop's home page with its products in order. */
export const SlotSection = ({ slot, records, products, media, actions }: SlotSectionProps) => {
  const { canWrite, locale } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels['product-recommend']
  const { min, max } = SLOT_BOUNDS[slot]
  const name = optionLabel('slot', slot)
  const ids = records.map(({ id }) => id)
  const move = (from: number, to: number) => void actions.reorder(movedRow(ids, from, to))
  const rowOf = (record: Recommended) => (
    <RecommendRow record={record} product={products.get(record.product)} media={media} actions={actions} />
  )
  const nameOfRow = (record: Recommended) => {
    const product = products.get(record.product)
    return product === undefined ? (record.productName?.ja ?? '') : nameOf(product, locale)
  }
  const nameOfId = (id: string) => {
    const record = records.find((one) => one.id === id)
    return record === undefined ? '' : nameOfRow(record)
  }
  return (
    <section aria-label={name}>
      <h2 className={classes.slot}>
        {name}
        <span>{t`${{ held: records.length }} / ${max}件`}</span>
        {records.length < min && <strong>{t`${min}件以上にしてください`}</strong>}
      </h2>
      {records.length === 0 && <p className={classes.none}>{t`この枠には商品がありません。`}</p>}
      {canWrite ? (
        <SortableList label={name} align="center" ids={ids} nameOf={nameOfId} onMove={move}>
          {records.map((record) => (
            <SortableItem key={record.id} id={record.id}>
              {rowOf(record)}
            </SortableItem>
          ))}
        </SortableList>
      ) : (
        <ol className={classes.items} aria-label={name}>
          {records.map((record) => (
            <li key={record.id} className={classes.item}>
              <span className={classes.body}>{rowOf(record)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
