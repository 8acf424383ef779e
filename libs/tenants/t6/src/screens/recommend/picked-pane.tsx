import { useContent } from '@captain/content-react'
import { movedRow, SortableItem, SortableList } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { PickedProduct } from './picked-product.ts'
import { nameOf, ProductLine } from './product-line.tsx'
import classes from './recommend.module.css'

type PickedPaneProps = {
  readonly picked: readonly PickedProduct[]
  readonly onChange: (change: (before: readonly PickedProduct[]) => readonly PickedProduct[]) => void
}

/** The selected products in the order in which they are added. */
export const PickedPane = ({ picked, onChange }: PickedPaneProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const pickedName = (id: string) => {
    const found = picked.find(({ product }) => product.id === id)
    return found === undefined ? '' : nameOf(found.product, locale)
  }
  return (
    <section className={classes.pane} aria-label={t`選んだ商品（${{ count: picked.length }}件）`}>
      <h2>{t`選んだ商品（${{ count: picked.length }}件）`}</h2>
      {picked.length === 0 && (
        <p className={classes.none}>{t`一覧から商品を選んでください。並び順は、ドラッグか矢印のボタンで変えられます。`}</p>
      )}
      <SortableList
        label={t`選んだ商品（${{ count: picked.length }}件）`}
        align="center"
        ids={picked.map(({ product }) => product.id)}
        nameOf={pickedName}
        onMove={(from, to) => onChange((before) => movedRow(before, from, to))}
      >
        {picked.map(({ product, media }) => (
          <SortableItem
            key={product.id}
            id={product.id}
            actions={
              <ActionIcon
                size={26}
                aria-label={t`${{ name: nameOf(product, locale) }}を外す`}
                onClick={() => onChange((before) => before.filter((one) => one.product.id !== product.id))}
              >
                <IconX size={16} />
              </ActionIcon>
            }
          >
            <ProductLine product={product} media={media} />
          </SortableItem>
        ))}
      </SortableList>
    </section>
  )
}
