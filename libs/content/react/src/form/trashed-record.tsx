import type { RecordResponse } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLabels } from '../labels.ts'
import classes from '../workflows/legal/legal.module.css'
import { useRecordActions } from '../list/record-actions/use-record-actions.ts'
import { ReadOnlyRecord } from './read-only/read-only-record.tsx'

/** A deleted record, which users can read and restore but not save. */
export const TrashedRecord = ({ record }: { readonly record: RecordResponse }) => {
  const { typeName } = useLabels()
  const { restore } = useRecordActions()
  const [isRunning, setRunning] = useState(false)
  const restoreRecord = async () => {
    setRunning(true)
    await restore(record)
    setRunning(false)
  }
  return (
    <ReadOnlyRecord
      record={record}
      mark={<Trans>ごみ箱の中</Trans>}
      notice={
        <div className={classes.notice} role="note">
          <IconTrash size={18} aria-hidden />
          <p>
            <Trans>この{typeName}はごみ箱にあります。編集するには、先にごみ箱から戻してください。</Trans>
          </p>
        </div>
      }
      actions={
        <Button leftSection={<IconArrowBackUp size={16} />} loading={isRunning} onClick={() => void restoreRecord()}>
          <Trans>ごみ箱から戻す</Trans>
        </Button>
      }
    />
  )
}
