import { useContent, useFailureText, useNavigateTo, useTenant } from '@captain/content-react'
import { EmptyState, ErrorState, ListSkeleton, PageHeader } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SLOTS } from '../../content-types/recommend-slots.ts'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'
import { SlotSection } from './slot-section.tsx'
import { useProductsOf } from './use-products.ts'
import { useRecommendActions } from './use-recommend-actions.ts'

const ALL = { limit: 100 } as const

/** The recommendations by slot, with drag and drop, inline editing and removal. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { links, labels, queries } = useTenant(tenant)
  const { t } = useLingui()
  const describe = useFailureText()
  const go = useNavigateTo()
  const actions = useRecommendActions()
  const list = useQuery(queries['product-recommend'].list(ALL))
  const records = list.data?.items ?? []
  const count = records.length
  const { data: found } = useProductsOf(records.map(({ product }) => product))
  const products = new Map((found?.items ?? []).map((product) => [product.id, product]))

  const add = canWrite ? (
    <Button leftSection={<IconPlus size={16} />} onClick={() => void go(links['product-recommend'].new())}>
      {t`おすすめを追加`}
    </Button>
  ) : null
  const body = () => {
    if (list.error !== null && list.data === undefined)
      return (
        <ErrorState title={t`おすすめ商品を読み込めませんでした`} onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {describe(list.error)}
        </ErrorState>
      )
    if (list.data === undefined) return <ListSkeleton />
    if (records.length === 0)
      return (
        <EmptyState kind="nothing" title={t`おすすめ商品はまだありません`} action={add ?? undefined}>
          {t`商品を選ぶと、ショップのトップに並びます。`}
        </EmptyState>
      )
    return (
      <div className={classes.slots}>
        {SLOTS.map((slot) => (
          <SlotSection
            key={slot}
            slot={slot}
            records={records.filter((record) => record.slot === slot)}
            products={products}
            media={found?.media ?? {}}
            actions={actions}
          />
        ))}
      </div>
    )
  }
  return (
    <>
      <PageHeader
        title={labels['product-recommend'].typeName}
        count={canWrite ? list.data !== undefined && t({ message: `${count}件`, context: 'おすすめ商品' }) : t`閲覧のみ`}
        actions={add ?? undefined}
      />
      {body()}
    </>
  )
}
