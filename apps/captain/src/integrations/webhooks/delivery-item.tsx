import type { WebhookAttempt, WebhookDelivery } from '@captain/content-core'
import { formatDateTime, formatNumber } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { StateMark } from '../state-mark.tsx'
import { useEventLabels, useFailureLabels } from '../words.ts'

const State = ({ delivery: { state, attempts, nextAttemptAt } }: { readonly delivery: WebhookDelivery }) => {
  if (state === 'delivered') return <StateMark tone="good">{<Trans>届きました</Trans>}</StateMark>
  if (state === 'failed') return <StateMark tone="bad">{<Trans>届きませんでした</Trans>}</StateMark>
  if (attempts.length === 0 || nextAttemptAt === null) return <StateMark tone="wait">{<Trans>送信待ち</Trans>}</StateMark>
  const time = formatDateTime(nextAttemptAt)
  return (
    <StateMark tone="warn">
      <Trans>{time}に再送</Trans>
    </StateMark>
  )
}

const Attempt = ({ attempt: { at, status, failure, durationMs, answer } }: { readonly attempt: WebhookAttempt }) => {
  const failures = useFailureLabels()
  const milliseconds = formatNumber(durationMs)
  return (
    <li className={classes.attempt}>
      <span>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {'　'}
        {failure === null ? `HTTP ${status ?? ''}` : failures[failure]}
        {failure !== 'off' && (
          <>
            {'　'}
            <span className={classes.duration}>
              <Trans>{milliseconds}ミリ秒</Trans>
            </span>
          </>
        )}
      </span>
      {answer !== '' && <pre className={classes.answer}>{answer}</pre>}
    </li>
  )
}

type DeliveryItemProps = { readonly delivery: WebhookDelivery; readonly onResend: () => Promise<void> }

/** One delivery of a webhook, with its attempts and a button to send it again. */
export const DeliveryItem = ({ delivery, onResend }: DeliveryItemProps) => {
  const { t } = useLingui()
  const { words: types } = useIntegrations()
  const words = useEventLabels()
  const [isSending, setSending] = useState(false)
  const { event, contentType, occurredAt, attempts, id } = delivery
  const what = words[event]
  const typeName = contentType === null ? '' : (types[contentType]?.name ?? contentType)
  const count = attempts.length
  const resend = async () => {
    setSending(true)
    await onResend()
    setSending(false)
  }
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h4 className={classes.name}>{typeName === '' ? what : t`${typeName}：${what}`}</h4>
        <State delivery={delivery} />
      </div>
      <span className={classes.code}>
        <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
        {'　'}
        {id}
      </span>
      {count > 0 && (
        <details className={classes.details}>
          <summary>
            <Trans>送信の記録（{count}回）</Trans>
          </summary>
          <ol className={classes.attempts}>
            {attempts.map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} />
            ))}
          </ol>
        </details>
      )}
      {count > 0 && (
        <div className={classes.acts}>
          <Button variant="default" size="xs" onClick={() => void resend()} loading={isSending}>
            <Trans>もう一度送る</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
