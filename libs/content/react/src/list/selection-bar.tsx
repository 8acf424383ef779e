import type { AnyRecord, BulkAction, Count, ListQuery } from '@captain/content-core'
import { useDelayed } from '@captain/ui'
import { formatNumber } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { BulkActButton, BulkActItem } from './bulk/act-button.tsx'
import { bulkActs, type BulkAct } from './bulk/bulk-acts.ts'
import { BulkProgress } from './bulk/bulk-progress.tsx'
import { BulkEditDialog } from './bulk/edit/load-dialog.tsx'
import { chosenBy, sizeOf } from './bulk/chosen-by.ts'
import type { Chosen } from './bulk/chosen.ts'
import { useBulk } from './bulk/use-bulk.tsx'
import type { Outcome } from './bulk/run-passes.ts'
import classes from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

type SelectionBarProps = {
  readonly selection: Selection
  readonly items: readonly AnyRecord[]
  readonly count: Count
  readonly query: ListQuery
  readonly inTrash: boolean
}

/** As many as one operation takes. */
const MOST = 10_000
const SLOW_MS = 10_000
/** Steps that have a button of their own; the others are in the menu. */
const OPEN_STEPS = 2

type Editing = { readonly chosen: Chosen; readonly total: number }

/** Stands in place of the filter line while rows are selected, so that it covers none of them. */
export const SelectionBar = ({ selection, items, count, query, inTrash }: SelectionBarProps) => {
  const { t } = useLingui()
  const { contentType, role } = useContent()
  const bulk = useBulk()
  const bar = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const isSlow = useDelayed(bulk.running !== null, SLOW_MS)
  const acts = bulkActs(contentType, { role, inTrash })
  const size = sizeOf(selection, count)
  const pageIsSelected = items.every(({ id }) => selection.has(id))
  const offersAll = selection.except === null && pageIsSelected && (count.capped || count.value > selection.records.size)
  const elsewhere =
    selection.except === null ? [...selection.records.keys()].filter((id) => items.every((item) => item.id !== id)).length : 0
  const all = formatNumber(count.value)
  const most = formatNumber(MOST)

  const leave = () => {
    selection.clear()
    bar.current?.closest('[data-list]')?.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }
  /** Of an act that broke off, what was come to is selected no more. */
  const goOn = ({ choice, known }: Chosen, { done, left, error }: Outcome) => {
    if (error === null && left === 0) return done > 0 ? leave() : undefined
    if ('ids' in choice) selection.setThese(known.slice(0, known.length - left), false)
  }
  const perform = async (act: BulkAct) => {
    const chosen = chosenBy(selection, query, act, contentType)
    const action = { action: act } as BulkAction
    if (act === 'edit') {
      const total = await bulk.count(act, { action: 'edit', changes: {} }, chosen.choice)
      return total === null ? undefined : setEditing({ chosen, total })
    }
    const outcome = await bulk.perform(act, action, chosen)
    if (outcome !== null) goOn(chosen, outcome)
  }
  const isBusy = bulk.running !== null || bulk.asking !== null
  const handlers = (act: BulkAct) => ({ act, isAsking: bulk.asking === act, isBusy, onPress: () => void perform(act) })
  const steps = acts.filter((act) => act !== 'edit' && act !== 'delete')
  const open = [...steps.slice(0, OPEN_STEPS), ...acts.filter((act) => act === 'edit' || act === 'delete')]
  const more = steps.slice(OPEN_STEPS)

  return (
    <div className={classes.root} ref={bar}>
      <div className={classes.line} role="toolbar" aria-label={t`選択した記録の操作`}>
        <CloseButton size="sm" onClick={leave} disabled={bulk.running !== null} aria-label={t`選択を解除`} />
        {bulk.running === null ? (
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
            <span className={classes.acts}>
              {open.map((act) => (
                <BulkActButton key={act} {...handlers(act)} />
              ))}
              {more.length > 0 && (
                <Menu>
                  <Menu.Target>
                    <Button variant="default" size="compact-sm" leftSection={<IconDots size={15} />} disabled={isBusy}>
                      <Trans>その他</Trans>
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {more.map((act) => (
                      <BulkActItem key={act} {...handlers(act)} />
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </span>
          </>
        ) : (
          <BulkProgress run={bulk.running.run} label={bulk.running.label}>
            {isSlow && (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => {
                  bulk.running?.toBackground()
                  leave()
                }}
              >
                <Trans>バックグラウンドで続ける</Trans>
              </Button>
            )}
          </BulkProgress>
        )}
      </div>
      {selection.except !== null && size.capped && bulk.running === null && (
        <p className={classes.hint}>
          <Trans>一度に操作できるのは{most}件までです。実行する前に、正確な件数を確かめます。</Trans>
        </p>
      )}
      {bulk.failure !== null && (
        <p className={classes.failure} role="alert">
          {bulk.failure}
        </p>
      )}
      {editing !== null && (
        <BulkEditDialog
          total={editing.total}
          known={editing.chosen.known}
          onClose={() => setEditing(null)}
          onSave={(changes) => {
            setEditing(null)
            const saving = bulk.run('edit', { action: 'edit', changes }, editing.chosen, editing.total)
            void saving.then((outcome) => goOn(editing.chosen, outcome))
          }}
        />
      )}
    </div>
  )
}
