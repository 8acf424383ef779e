import { pathTo, type RecordAnswer } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import { allowedActs } from '../../list/allowed-acts.ts'
import { useRecordActions } from '../../list/record-actions/use-record-actions.ts'
import { useGo } from '../../navigation.tsx'
import type { SpecialScreenProps } from '../../special-screens.ts'
import { RecordDocument } from '../../steps/record-document.tsx'
import { StepFrame } from '../../steps/step-frame.tsx'
import { useStepScreen } from '../../steps/use-step-screen.tsx'
import { replyAddress } from './reply-address.ts'
import { useMarkRead } from './use-mark-read.ts'

const InboxActions = ({ record }: { readonly record: RecordAnswer }) => {
  const { tenant, contentType, canWrite } = useContent()
  const { remove } = useRecordActions()
  const go = useGo()
  const reply = replyAddress(contentType, record)
  const discard = async () => {
    if (await remove(record)) await go(pathTo(tenant, contentType.name, 'list'))
  }
  return (
    <>
      {allowedActs(contentType, canWrite).remove && (
        <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => void discard()}>
          <Trans>削除</Trans>
        </Button>
      )}
      {canWrite && reply !== null && (
        <Button component="a" href={reply} variant="default" leftSection={<IconMailForward size={16} />}>
          <Trans>メールで返信</Trans>
        </Button>
      )}
    </>
  )
}

const Message = ({ record }: { readonly record: RecordAnswer }) => {
  useMarkRead(record)
  return (
    <StepFrame record={record} actions={<InboxActions record={record} />}>
      <RecordDocument record={record} />
    </StepFrame>
  )
}

/** One message: its text on the left, its handling on the right. */
export const InboxScreen = ({ params }: SpecialScreenProps) => {
  const { record, fallback } = useStepScreen(params['id'] ?? '')
  return record === null ? fallback : <Message key={record.id} record={record} />
}
