import type { Included, RecordAnswer, Values } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { RevisionList } from './revision-list.tsx'
import { RevisionView } from './revision-view.tsx'

type HistoryDrawerProps = {
  readonly opened: boolean
  readonly record: RecordAnswer
  readonly onClose: () => void
  /** Puts the values of a revision into the form, where they can be looked at before they are saved; null where nothing may change. */
  readonly onRestore: ((values: Values, included: Included) => void) | null
}

/** Who changed a record, when and what; an older state can be looked at and brought back. */
export const HistoryDrawer = ({ opened, record, onClose, onRestore }: HistoryDrawerProps) => {
  const { t } = useLingui()
  const [number, setNumber] = useState<number | null>(null)
  const close = () => {
    setNumber(null)
    onClose()
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
          onRestore={
            onRestore === null
              ? null
              : (values, included) => {
                  onRestore(values, included)
                  close()
                }
          }
        />
      )}
    </Drawer>
  )
}
