import type { RecordResponse } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer, Tabs } from '@mantine/core'
import { useState } from 'react'
import { EventList } from './event-list.tsx'
import classes from './history.module.css'
import { ReadersButton } from '../transitions/readers-button.tsx'
import { RevisionList } from './revision-list.tsx'
import { RevisionView } from './revision-view.tsx'

export type HistoryDrawerProps = {
  readonly opened: boolean
  readonly record: RecordResponse
  readonly onClose: () => void
  /** Restores the differing fields of a revision, and resolves to whether it succeeded; null if the record is read-only. */
  readonly onRestore: ((number: number, names: readonly string[]) => Promise<boolean>) | null
}

/**
 * History of a record: who changed it, when and what. Users can view and restore a revision, and see the audit log next to the revisions.
 */
export const HistoryDrawer = ({ opened, record, onClose, onRestore }: HistoryDrawerProps) => {
  const { t } = useLingui()
  const [number, setNumber] = useState<number | null>(null)
  const close = () => {
    setNumber(null)
    onClose()
  }
  const restore = async (restoreRevision: NonNullable<typeof onRestore>, chosen: number, names: readonly string[]) => {
    if (await restoreRevision(chosen, names)) close()
  }
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={480}
      title={<Trans>変更履歴</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      {number === null ? (
        <Tabs defaultValue="versions" keepMounted={false}>
          <Tabs.List className={classes.tabs}>
            <Tabs.Tab value="versions">
              <Trans>保存した版</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="events">
              <Trans>操作の記録</Trans>
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="versions">
            <RevisionList record={record} onOpen={setNumber} />
          </Tabs.Panel>
          <Tabs.Panel value="events">
            <ReadersButton id={record.id} onOpen={close} />
            <EventList record={record} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <RevisionView
          record={record}
          number={number}
          onBack={() => setNumber(null)}
          onRestore={onRestore === null ? null : (chosen, names) => void restore(onRestore, chosen, names)}
        />
      )}
    </Drawer>
  )
}
