import type { AnyRecord, Count, ListQuery } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { BulkActionButtons } from './bulk/bulk-action-buttons.tsx'
import { bulkActions, type BulkActionOption } from './bulk/bulk-actions.ts'
import { RunningBulk } from './bulk/running-bulk.tsx'
import { BulkEditDialog } from './bulk/edit/load-dialog.tsx'
import { useBulkLabels } from './bulk/use-bulk-labels.ts'
import { toBulkSelection, sizeOf } from './bulk/to-bulk-selection.ts'
import type { Chosen } from './bulk/chosen.ts'
import { useBulk } from './bulk/use-bulk.tsx'
import type { Outcome } from './bulk/run-passes.ts'
import classes from './selection-bar.module.css'
import { SelectionSize } from './selection-size.tsx'
import { useOfferVerbs } from '../verbs/use-offer-verbs.ts'
import type { Selection } from './use-selection.ts'

type SelectionBarProps = {
  readonly selection: Selection
  readonly items: readonly AnyRecord[]
  readonly count: Count
  readonly query: ListQuery
  readonly inTrash: boolean
}

/** The maximum number of records per operation. */
const MAX_RECORDS = 10_000

type Editing = { readonly chosen: Chosen; readonly total: number }

/** Replaces the filter line while rows are selected, so that it covers no rows. */
export const SelectionBar = ({ selection, items, count, query, inTrash }: SelectionBarProps) => {
  const { t } = useLingui()
  const { contentType, role } = useContent()
  const bulk = useBulk()
  const bar = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const options = bulkActions(contentType, { role, inTrash })
  const size = sizeOf(selection, count)
  const max = formatNumber(MAX_RECORDS)

  const leave = () => {
    selection.clear()
    bar.current?.closest('[data-list]')?.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }
  /** After an aborted action, deselects the records that it reached. */
  const continueWith = ({ choice, known }: Chosen, { done, left, error }: Outcome) => {
    if (error === null && left === 0) return done > 0 ? leave() : undefined
    if ('ids' in choice) selection.setThese(known.slice(0, known.length - left), false)
  }
  const perform = async (action: BulkActionOption) => {
    const chosen = toBulkSelection(selection, query, action, contentType)
    if (action === 'edit') {
      const total = await bulk.count(action, { action: 'edit', changes: {} }, chosen.choice)
      return total === null ? undefined : setEditing({ chosen, total })
    }
    const outcome = await bulk.perform(action, { action }, chosen)
    if (outcome !== null) continueWith(chosen, outcome)
  }
  const isBusy = bulk.running !== null || bulk.asking !== null
  const labels = useBulkLabels()
  useOfferVerbs(
    isBusy ? [] : options.map((option) => ({ verb: option, label: labels[option]?.label ?? option, run: () => void perform(option) })),
    t`選択した記録の操作`,
  )

  return (
    <div className={classes.root} ref={bar}>
      <div className={classes.line} role="toolbar" aria-label={t`選択した記録の操作`}>
        <CloseButton size="sm" onClick={leave} disabled={bulk.running !== null} aria-label={t`選択を解除`} />
        {bulk.running === null ? (
          <>
            <SelectionSize selection={selection} items={items} count={count} />
            <BulkActionButtons options={options} asking={bulk.asking} isBusy={isBusy} onPress={(action) => void perform(action)} />
          </>
        ) : (
          <RunningBulk running={bulk.running} onBackground={leave} />
        )}
      </div>
      {selection.except !== null && size.capped && bulk.running === null && (
        <p className={classes.hint}>
          <Trans>一度に操作できるのは{max}件までです。実行する前に、正確な件数を確かめます。</Trans>
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
            void saving.then((outcome) => continueWith(editing.chosen, outcome))
          }}
        />
      )}
    </div>
  )
}
