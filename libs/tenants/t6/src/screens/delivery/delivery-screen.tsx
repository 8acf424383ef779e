import { useContent, useFailureText, useLabels } from '@captain/content-react'
import { DraftOffers, useLeaveGuard } from '@captain/content-react/form-parts'
import { EmptyState, ErrorState, ListSkeleton, PageHeader } from '@captain/ui'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import type { Region } from '../../content-types/regions.ts'
import { useWords } from '../use-words.ts'
import { CommonPanel } from './common-panel.tsx'
import { DeliveryFilters, useDeliveryFilter } from './delivery-filters.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import classes from './delivery.module.css'
import { FillDialog } from './fill-dialog.tsx'
import { useDeliveryGrid, type DeliveryGrid } from './use-delivery-grid.ts'

const SaveBar = ({ grid }: { readonly grid: DeliveryGrid }) => {
  const { delivery: words } = useWords()
  if (grid.count === 0) return null
  return (
    <div className={classes.bar} role="region" aria-label={words.changes(grid.count)}>
      <span className={classes.count} role="status">
        {words.changes(grid.count)}
      </span>
      {grid.failure !== null && (
        <span className={classes.failure} role="alert">
          {grid.failure.text}
          {grid.failure.isStale && (
            <Button size="compact-sm" variant="default" onClick={() => void grid.reload()}>
              {words.reload}
            </Button>
          )}
        </span>
      )}
      <Button variant="default" onClick={grid.discard} disabled={grid.isSaving}>
        {words.undo}
      </Button>
      <Button loading={grid.isSaving} onClick={() => void grid.save()}>
        {words.save}
      </Button>
    </div>
  )
}

/** Delivery: the common settings on top, the fees of the 47 prefectures below, one save for all of it. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { delivery: words } = useWords()
  const { typeName } = useLabels()
  const describe = useFailureText()
  const grid = useDeliveryGrid()
  const [filter, setFilter] = useDeliveryFilter()
  const [filling, setFilling] = useState<Region | null>(null)
  useLeaveGuard(() => grid.count > 0)
  useHotkeys([['mod+S', () => void grid.save()]], [])

  const head = <PageHeader title={typeName} count={canWrite ? undefined : words.readOnly} />
  const failed = grid.list.error ?? grid.setting.error
  if (failed !== null && (grid.list.data === undefined || grid.setting.data === undefined))
    return (
      <>
        {head}
        <ErrorState title={words.loadFailed} onRetry={() => void grid.reload()} retrying={grid.list.isFetching}>
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
      {grid.draft !== null && <DraftOffers draft={grid.draft} isNew={false} onRestore={grid.restore} />}
      {grid.setting.data !== null && <CommonPanel grid={grid} setting={grid.setting.data} />}
      <section aria-label={words.fees}>
        <div className={classes.sectionHead}>
          <h2>{words.fees}</h2>
          <DeliveryFilters filter={filter} onChange={setFilter} />
        </div>
        {shown.length === 0 ? (
          <EmptyState
            kind="no-match"
            title={words.noMatch}
            action={
              <Button variant="default" onClick={() => setFilter({ region: null, onlyUndeliverable: false })}>
                {words.clear}
              </Button>
            }
          >
            {words.noMatchHelp}
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
