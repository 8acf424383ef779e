import { useContent, useFailureText, useTenant } from '@captain/content-react'
import type { IncludedMedia } from '@captain/content-core'
import { ErrorState } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { PRODUCT_CATEGORIES } from '../../content-types/product.ts'
import { nameOf, ProductLine } from './product-line.tsx'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'
import type { ListedProduct } from './recommend-types.ts'
import { useCandidates } from './use-candidates.ts'

type CandidatePaneProps = {
  /** Products in the slot, and selected ones on the right: neither can be selected again. */
  readonly inSlot: ReadonlySet<string>
  readonly picked: ReadonlySet<string>
  readonly isFull: boolean
  readonly onPick: (product: ListedProduct, media: Readonly<Record<string, IncludedMedia>>) => void
}

/** Products on sale for selection. */
export const CandidatePane = ({ inSlot, picked, isFull, onPick }: CandidatePaneProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels.product
  const describe = useFailureText()
  const [q, setQ] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const { query, products, media } = useCandidates(q, category)
  const isTaken = ({ id }: ListedProduct) => inSlot.has(id) || picked.has(id)
  return (
    <section className={classes.pane} aria-label={t`販売中の商品`}>
      <h2>{t`販売中の商品`}</h2>
      <div className={classes.filters}>
        <TextInput
          aria-label={t`商品名・商品コードで検索`}
          placeholder={t`商品名・商品コードで検索`}
          leftSection={<IconSearch size={16} />}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <Select
          aria-label={t`カテゴリー`}
          placeholder={t`すべてのカテゴリー`}
          data={PRODUCT_CATEGORIES.map((option) => ({ value: option, label: optionLabel('category', option) }))}
          value={category}
          onChange={setCategory}
          clearable
        />
      </div>
      {query.error !== null && query.data === undefined ? (
        <ErrorState title={t`おすすめ商品を読み込めませんでした`} onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {describe(query.error)}
        </ErrorState>
      ) : (
        <ul className={classes.items} aria-busy={query.isPending}>
          {query.isPending && <Skeleton height={52} />}
          {!query.isPending && products.length === 0 && <li className={classes.none}>{t`条件に合う商品はありません。`}</li>}
          {products.map((product) => (
            <li key={product.id} className={classes.item} data-taken={isTaken(product) || undefined}>
              <span className={classes.body}>
                <ProductLine product={product} media={media} />
              </span>
              {isTaken(product) ? (
                <span className={classes.taken}>
                  <IconCheck size={14} aria-hidden />
                  {inSlot.has(product.id) ? t({ message: '登録済み', context: 'おすすめ商品' }) : t`選択済み`}
                </span>
              ) : (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isFull}
                  aria-label={t`${{ name: nameOf(product, locale) }}を選ぶ`}
                  onClick={() => onPick(product, media)}
                >
                  <IconPlus size={14} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`さらに表示`}
        </Button>
      )}
    </section>
  )
}
