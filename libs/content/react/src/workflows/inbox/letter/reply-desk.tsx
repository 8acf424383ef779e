import type { RecordResponse } from '@captain/content-core'
import { FormSkeleton, lazyPart } from '@captain/ui'
import { Fragment, useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react'
import { useContent } from '../../../content-context.tsx'
import { DraftOffers } from '../../../form/drafts/draft-offers.tsx'
import { useLeaveGuard } from '../../../form/save/use-leave-guard.ts'
import { useMayReply } from './use-may-reply.ts'
import type { ReplySpot } from './use-reply-focus.ts'
import { useWritten } from './use-written.ts'
import type { WrittenWay } from './written-way.ts'

const Composer = lazyPart(async () => (await import('../reply/composer-with-messages.ts')).Composer, {
  loading: <FormSkeleton fields={2} />,
})

type ReplyDeskProps = {
  readonly record: RecordResponse
  /** What is being written; null while nothing is. */
  readonly written: WrittenWay | null
  readonly onWrite: Dispatch<SetStateAction<WrittenWay | null>>
  /** Called with where the focus goes when what had it is gone. */
  readonly onFocus: (spot: ReplySpot) => void
}

const WAYS = ['email', 'phone'] as const satisfies readonly WrittenWay[]

/** Where a reply is written. What was typed stays in this browser until it is sent, also if the page or the reply is closed. */
const Desk = ({ record, written, onWrite, onFocus }: ReplyDeskProps) => {
  const desks = { email: useWritten(record, 'email'), phone: useWritten(record, 'phone') }
  useLeaveGuard(() => WAYS.some((way) => desks[way].isTouched))
  // What is no longer on show is offered, so that it is found again.
  const setAside = useEffectEvent(() => {
    for (const way of WAYS) desks[way].setAside()
  })
  useEffect(() => {
    if (written === null) setAside()
  }, [written])
  return WAYS.map((way) => {
    const { draft, round, entered, enter, restore, clear } = desks[way]
    return (
      <Fragment key={way}>
        <DraftOffers
          draft={draft}
          isNew={false}
          onRestore={(saved) => {
            restore(saved)
            onWrite(way)
          }}
        />
        {written === way && (
          <Composer
            key={round}
            record={record}
            way={way}
            start={entered}
            onEntered={enter}
            onClose={() => {
              onWrite(null)
              onFocus(way)
            }}
            onSent={() => {
              clear()
              // The other way may have been chosen during the request.
              onWrite((now) => (now === way ? null : now))
              onFocus('thread')
            }}
          />
        )}
      </Fragment>
    )
  })
}

/** The desk, for those who may reply in types that keep replies. */
export const ReplyDesk = (props: ReplyDeskProps) => {
  const { contentType } = useContent()
  const mayReply = useMayReply()
  return mayReply && contentType.repliesIn !== null ? <Desk {...props} /> : null
}
