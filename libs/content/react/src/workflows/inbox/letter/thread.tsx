import type { MailState, RecordResponse } from '@captain/content-core'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { IconMailForward, IconMessageReply, IconNotes } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useRecordEvents } from '../../../transitions/use-record-events.ts'
import { MailStateMark } from './mail-state-mark.tsx'
import { repliesOf, threadItems, type ThreadItem } from './thread-items.ts'
import { useMayReply } from './use-may-reply.ts'
import { useReplies } from './use-replies.ts'
import classes from './thread.module.css'

const Kind = ({ item }: { readonly item: ThreadItem }) => {
  if (item.kind === 'note')
    return (
      <>
        <IconNotes size={14} aria-hidden /> <Trans>メモ</Trans>
      </>
    )
  return item.way === 'phone' ? (
    <>
      <IconMessageReply size={14} aria-hidden /> <Trans>記録した返信</Trans>
    </>
  ) : (
    <>
      <IconMailForward size={14} aria-hidden /> <Trans>メールでの返信</Trans>
    </>
  )
}

const Item = ({ item, mails }: { readonly item: ThreadItem; readonly mails: Readonly<Record<string, MailState>> }) => {
  const isMail = item.kind === 'reply' && item.mail !== null
  const state = isMail ? mails[item.mail ?? ''] : undefined
  return (
    <li className={classes.item} data-kind={item.kind}>
      <article>
        <header className={classes.head}>
          <span className={classes.kind}>
            <Kind item={item} />
          </span>
          <span className={classes.who}>
            {item.by} <time dateTime={item.at}>{formatDateTime(item.at)}</time>
          </span>
        </header>
        {item.kind === 'reply' && item.subject !== null && <h3 className={classes.subject}>{item.subject}</h3>}
        <div className={classes.text}>{item.body}</div>
        {item.kind === 'reply' && item.isQuoting && (
          <p className={classes.quoting}>
            <Trans>元のメッセージを引用しています。</Trans>
          </p>
        )}
        {state !== undefined && <MailStateMark state={state} />}
      </article>
    </li>
  )
}

type ThreadProps = {
  readonly record: RecordResponse
  /** Has the focus after a reply. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** What happened after the message came in, oldest first: the replies as letters, calls, and the notes of staff. */
export const Thread = ({ record, heading }: ThreadProps) => {
  const { contentType, canWrite } = useContent()
  const mayReply = useMayReply()
  const replies = repliesOf(contentType, record)
  const { data: events } = useRecordEvents(record)
  const { data } = useReplies(record, mayReply && replies.some(({ mail }) => mail !== null))
  if (contentType.repliesIn === null) return null
  const items = threadItems(replies, events?.items ?? [])
  // Readers who see no personal data cannot know whether there are replies.
  if (items.length === 0 && !canWrite) return null
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        <Trans>返信とメモ</Trans>
      </h2>
      {items.length === 0 ? (
        <p className={classes.empty}>
          <Trans>まだ返信していません。</Trans>
        </p>
      ) : (
        <ol className={classes.items}>
          {items.map((item) => (
            <Item key={`${item.kind}-${item.at}`} item={item} mails={data?.mails ?? {}} />
          ))}
        </ol>
      )}
    </section>
  )
}
