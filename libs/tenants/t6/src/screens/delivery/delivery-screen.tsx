import { useContent, useFailureText, useTenant } from '@captain/content-react'
import { DraftOffers, useLeaveGuard } from '@captain/content-react/form-parts'
import { EmptyState, ErrorState, keepToastsAbove, ListSkeleton, PageHeader } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import type { Region } from '../../content-types/regions.ts'
import { CommonPanel } from './common-panel.tsx'
import { DeliveryFilters, useDeliveryFilter } from './delivery-filters.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { tenant } from '../../tenant.ts'
import { NoticeAgreement } from '../notice-agreement.tsx'
import classes from './delivery.module.css'
import { FillDialog } from './fill-dialog.tsx'
import { useDeliveryGrid, type DeliveryGrid } from './use-delivery-grid.ts'

const SaveBar = ({ grid }: { readonly grid: DeliveryGrid }) => {
  const { t } = useLingui()
  if (grid.count === 0) return null
  return (
    <div ref={keepToastsAbove} className={classes.bar} role="region" aria-label={t`変更 ${{ count: grid.count }}件`}>
      <span className={classes.count} role="status">
        {t`変更 ${{ count: grid.count }}件`}
      </span>
      {grid.failure !== null && (
        <span className={classes.failure} role="alert">
          {grid.failure.text}
          {grid.failure.isStale && (
            <Button size="compact-sm" variant="default" onClick={() => void grid.reload()}>
              {t`最新を読み込む`}
            </Button>
          )}
        </span>
      )}
      <Button variant="default" onClick={grid.discard} disabled={grid.isSaving}>
        {t({ message: '元に戻す', context: '配送設定' })}
      </Button>
      <Button loading={grid.isSaving} onClick={() => void grid.save()}>
        {t`保存`}
      </Button>
    </div>
  )
}

/** The delivery screen: shared settings on top, the fees of the 47 prefectures below, one save for all. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { t } = useLingui()
  const { typeName } = useTenant(tenant).labels.delivery
  const describe = useFailureText()
  const grid = useDeliveryGrid()
  const [filter, setFilter] = useDeliveryFilter()
  const [filling, setFilling] = useState<Region | null>(null)
  useLeaveGuard(() => grid.count > 0)
  useHotkeys([['mod+S', () => void grid.save()]], [])

  const head = <PageHeader title={typeName} count={canWrite ? undefined : t`閲覧のみ`} />
  const failed = grid.list.error ?? grid.setting.error
  if (failed !== null && (grid.list.data === undefined || grid.setting.data === undefined))
    return (
      <>
        {head}
        <ErrorState title={t`配送設定を読み込めませんでした`} onRetry={() => void grid.reload()} retrying={grid.list.isFetching}>
          {describe(failed)}
        </ErrorState>
      </>
    )
  if (grid.list.data === undefined || grid.setting.data === undefined)
    return (
      <>
        {head}
        <ListSkeleton />
      </>
    )
  const shown = grid.rows.filter(
    (row) =>
      (filter.region === null || row.region === filter.region) &&
      (!filter.onlyUndeliverable || grid.valueOf(row.id, 'isDeliverable') !== true),
  )
  return (
    <div className={classes.screen}>
      {head}
      <NoticeAgreement />
      {grid.draft !== null && <DraftOffers draft={grid.draft} isNew={false} onRestore={grid.restore} />}
      {grid.setting.data !== null && <CommonPanel grid={grid} setting={grid.setting.data} />}
      <section aria-label={t`都道府県ごとの送料`}>
        <div className={classes.sectionHead}>
          <h2>{t`都道府県ごとの送料`}</h2>
          <DeliveryFilters filter={filter} onChange={setFilter} />
        </div>
        {shown.length === 0 ? (
          <EmptyState
            kind="no-match"
            title={t`条件に合う都道府県はありません`}
            action={
              <Button variant="default" onClick={() => setFilter({ region: null, onlyUndeliverable: false })}>
                {t`条件を解除`}
              </Button>
            }
          >
            {t`絞り込みを減らしてください。`}
          </EmptyState>
        ) : (
          <DeliveryTable grid={grid} rows={shown} onFill={setFilling} />
        )}
      </section>
      <SaveBar grid={grid} />
      {filling !== null && (
        <FillDialog
          region={filling}
          onClose={() => setFilling(null)}
          onFill={(field, value) => {
            for (const row of grid.rows.filter(({ region }) => region === filling)) grid.set(row.id, field, value)
          }}
        />
      )}
    </div>
  )
}
