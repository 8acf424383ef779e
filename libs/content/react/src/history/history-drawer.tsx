import type { RecordAnswer } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { RevisionList } from './revision-list.tsx'
import { RevisionView } from './revision-view.tsx'

type HistoryDrawerProps = {
  readonly opened: boolean
  readonly record: RecordAnswer
  readonly onClose: () => void
  /** Brings back the fields of a revision that differ, and answers whether it was done; null where nothing may change. */
  readonly onRestore: ((number: number, names: readonly string[]) => Promise<boolean>) | null
}

/** Who changed a record, when and what; an older state can be looked at and brought back. */
export const HistoryDrawer = ({ opened, record, onClose, onRestore }: HistoryDrawerProps) => {
  const { t } = useLingui()
  const [number, setNumber] = useState<number | null>(null)
  const close = () => {
    setNumber(null)
    onClose()
  }
  const restore = async (bringBack: NonNullable<typeof onRestore>, chosen: number, names: readonly string[]) => {
    if (await bringBack(chosen, names)) close()
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
        <RevisionList record={record} onOpen={setNumber} />
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
