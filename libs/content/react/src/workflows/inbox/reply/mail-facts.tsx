import type { ReplyOffer } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import classes from './reply.module.css'

type MailFactsProps = { readonly offer: ReplyOffer; readonly subject?: string }

/** Where a mail goes and where a response to it arrives; with the subject in the summary. */
export const MailFacts = ({ offer, subject }: MailFactsProps) => (
  <dl className={classes.facts}>
    <div>
      <dt>
        <Trans>宛先</Trans>
      </dt>
      <dd>{offer.to}</dd>
    </div>
    <div>
      <dt>
        <Trans>差出人</Trans>
      </dt>
      <dd>{offer.fromName}</dd>
    </div>
    <div>
      <dt>
        <Trans>返信先</Trans>
      </dt>
      <dd>{offer.replyTo ?? <Trans>なし。サイトにメールアドレスが登録されていないため、相手からの返信は届きません。</Trans>}</dd>
    </div>
    {subject !== undefined && (
      <div>
        <dt>
          <Trans>件名</Trans>
        </dt>
        <dd>{subject}</dd>
      </div>
    )}
  </dl>
)
