import { replyText, type ReplyInput, type ReplyOffer } from '@captain/content-core'
import { isComposing, RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KeyboardEvent, ReactNode } from 'react'
import { useContent } from '../../../content-context.tsx'
import { MailFacts } from './mail-facts.tsx'
import classes from './reply.module.css'

type SummaryDialogProps = {
  readonly offer: ReplyOffer
  readonly input: ReplyInput
  readonly isSending: boolean
  readonly failure: ReactNode
  readonly onClose: () => void
  readonly onConfirm: () => void
}

const stay = () => undefined

const PHONE = '(max-width: 48em)'

/** Shows the whole mail before it is sent, which cannot be undone. */
export const SummaryDialog = ({ offer, input, isSending, failure, onClose, onConfirm }: SummaryDialogProps) => {
  const { t } = useLingui()
  const { tenant, locale } = useContent()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const site = tenant.names[locale]
  const sendByKey = (event: KeyboardEvent) => {
    // The keys that opened the summary may still be held down.
    if (event.repeat || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Modal
      opened
      // A mail that is being sent cannot be stopped; a dialog that closes would look as if it had been.
      onClose={isSending ? stay : onClose}
      title={t`送信する内容の確認`}
      size={640}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
      onKeyDown={sendByKey}
    >
      <RestoreFocus />
      <div className={classes.summary}>
        <MailFacts offer={offer} subject={input.subject ?? ''} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long mail is scrolled by keyboard */}
        <pre className={classes.mail} lang={offer.locale} tabIndex={0} role="group" aria-label={t`本文`} data-autofocus>
          {replyText(input.body, input.isQuoting === true ? offer.quote : null)}
        </pre>
        <p className={classes.note}>
          {input.isFinished === true ? (
            <Trans>{site}から送信し、対応済みにします。送信したメールは取り消せません。</Trans>
          ) : (
            <Trans>{site}から送信します。送信したメールは取り消せません。</Trans>
          )}
        </p>
        {failure !== null && (
          <div className={classes.failure} role="alert">
            {failure}
          </div>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} disabled={isSending}>
            <Trans>修正する</Trans>
          </Button>
          <Button loading={isSending} onClick={onConfirm} aria-keyshortcuts="Control+Enter Meta+Enter">
            <Trans>送信する</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  )
}
