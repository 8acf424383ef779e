import type { RecordResponse } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { listPermissions } from '../../../list/list-permissions.ts'
import { useRecordActions } from '../../../list/record-actions/use-record-actions.ts'
import { useNavigateTo } from '../../../navigation.tsx'
import { recordOptions, useScope } from '../../../queries.ts'
import type { SpecialScreenProps } from '../../../special-screens.ts'
import { TransitionFrame } from '../../../transitions/transition-frame.tsx'
import { useTransitionScreen } from '../../../transitions/use-transition-screen.tsx'
import { Letter } from './letter.tsx'
import { ReplyDesk } from './reply-desk.tsx'
import { SenderCard } from './sender-card.tsx'
import { Thread } from './thread.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useReplyFocus } from './use-reply-focus.ts'
import type { WrittenWay } from './written-way.ts'

const InboxActions = ({ record }: { readonly record: RecordResponse }) => {
  const { tenant, contentType, canWrite } = useContent()
  const { remove } = useRecordActions()
  const go = useNavigateTo()
  const discard = async () => {
    if (await remove(record)) await go(untypedPath(tenant, contentType, 'list'))
  }
  if (!listPermissions(contentType, canWrite).remove) return null
  return (
    <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => void discard()}>
      <Trans>削除</Trans>
    </Button>
  )
}

const Message = ({ record }: { readonly record: RecordResponse }) => {
  useMarkRead(record)
  const [written, write] = useState<WrittenWay | null>(null)
  const { focus, ...spots } = useReplyFocus()
  return (
    <TransitionFrame
      record={record}
      actions={<InboxActions record={record} />}
      lead={<SenderCard record={record} written={written} onWrite={write} spots={spots} />}
    >
      <Letter record={record}>
        <Thread record={record} heading={spots.thread} />
        <ReplyDesk record={record} written={written} onWrite={write} onFocus={focus} />
      </Letter>
    </TransitionFrame>
  )
}

/** One message as a letter; next to it who wrote it, how to answer, and its handling. */
export const InboxScreen = ({ params }: SpecialScreenProps) => {
  const { record, fallback } = useTransitionScreen(recordOptions(useScope(), params['id'] ?? ''))
  return record === null ? fallback : <Message key={record.id} record={record} />
}
