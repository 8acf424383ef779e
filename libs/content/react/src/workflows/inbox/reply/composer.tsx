import type { ReplyRefusal } from '@captain/content-core'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureText } from '../../../failure-text.ts'
import { useReplies } from '../letter/use-replies.ts'
import { CallNote } from './call-note.tsx'
import type { ComposerProps } from './composer-props.ts'
import { ReplyMail } from './reply-mail.tsx'
import classes from './reply.module.css'

const Refused = ({ why }: { readonly why: ReplyRefusal | null }) => (
  <p className={classes.note} role="alert">
    {why === 'spam' && <Trans>迷惑メールには返信できません。</Trans>}
    {why === 'forgotten' && <Trans>個人情報を削除したため、返信できません。</Trans>}
    {(why === 'no-address' || why === null) && <Trans>メールアドレスがないため、返信できません。</Trans>}
  </p>
)

const MailComposer = (props: ComposerProps) => {
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useReplies(props.record, true)
  const [offer, setOffer] = useState(data?.offer ?? null)
  if (offer === null && data !== undefined && data.offer !== null) setOffer(data.offer)
  // The text that was begun stays if the record changes.
  if (offer !== null) return <ReplyMail {...props} offer={offer} />
  if (error !== null)
    return (
      <ErrorState title={<Trans>返信の準備ができませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  return data === undefined ? <FormSkeleton fields={2} /> : <Refused why={data.refusal} />
}

/** A mail to the sender, or the note of a call. */
export const Composer = (props: ComposerProps) => (props.way === 'email' ? <MailComposer {...props} /> : <CallNote {...props} />)
