import type { RecordResponse } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import { listPermissions } from '../../list/list-permissions.ts'
import { useRecordActions } from '../../list/record-actions/use-record-actions.ts'
import { useNavigateTo } from '../../navigation.tsx'
import { recordOptions, useScope } from '../../queries.ts'
import type { SpecialScreenProps } from '../../special-screens.ts'
import { RecordDocument } from '../../transitions/record-document.tsx'
import { TransitionFrame } from '../../transitions/transition-frame.tsx'
import { useTransitionScreen } from '../../transitions/use-transition-screen.tsx'
import { replyAddress } from './reply-address.ts'
import { useMarkRead } from './use-mark-read.ts'

const InboxActions = ({ record }: { readonly record: RecordResponse }) => {
  const { tenant, contentType, canWrite } = useContent()
  const { remove } = useRecordActions()
  const go = useNavigateTo()
  const reply = replyAddress(contentType, record)
  const discard = async () => {
    if (await remove(record)) await go(untypedPath(tenant, contentType, 'list'))
  }
  return (
    <>
      {listPermissions(contentType, canWrite).remove && (
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

const Message = ({ record }: { readonly record: RecordResponse }) => {
  useMarkRead(record)
  return (
    <TransitionFrame record={record} actions={<InboxActions record={record} />}>
      <RecordDocument record={record} />
    </TransitionFrame>
  )
}

/** One message: its text on the left, its handling on the right. */
export const InboxScreen = ({ params }: SpecialScreenProps) => {
  const { record, fallback } = useTransitionScreen(recordOptions(useScope(), params['id'] ?? ''))
  return record === null ? fallback : <Message key={record.id} record={record} />
}
