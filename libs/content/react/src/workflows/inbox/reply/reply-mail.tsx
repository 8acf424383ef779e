import { replyForm, type ErasedFieldMessages, type ReplyInput, type ReplyOffer } from '@captain/content-core'
import { useShortcuts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { InputsContext } from '../../../fields/inputs-context.ts'
import { FieldRow } from '../../../form/fields/field-row.tsx'
import { FormContext } from '../../../form/form-context.ts'
import { INPUTS } from '../../../inputs.ts'
import { repliesOf } from '../letter/thread-items.ts'
import type { ComposerProps } from './composer-props.ts'
import { FinishChoice } from './finish-choice.tsx'
import { MailFacts } from './mail-facts.tsx'
import classes from './reply.module.css'
import { SummaryDialog } from './summary-dialog.tsx'
import { useEntered } from './use-entered.ts'
import { useSending } from './use-sending.tsx'

type ReplyMailProps = ComposerProps & { readonly offer: ReplyOffer }

const BREAK = '\n\n'

/** What the mail has before anything is typed: greeting and signature, with room for the text between them. */
const blankOf = ({ subject, greeting, signature }: ReplyOffer) => ({
  subject,
  body: `${greeting}${BREAK}${BREAK}${signature}`,
  isQuoting: true,
  isFinished: false,
})

/** Says that somebody replied while this reply was being written. */
const RepliedMeanwhile = ({ record }: Pick<ComposerProps, 'record'>) => {
  const { contentType } = useContent()
  const replies = repliesOf(contentType, record)
  const [count] = useState(replies.length)
  const name = replies.at(-1)?.by ?? ''
  if (replies.length === count) return null
  return (
    <p className={classes.notice} role="status">
      <Trans>入力している間に、{name}さんが返信しました。上の内容を確認してください。</Trans>
    </p>
  )
}

type QuoteChoiceProps = Pick<ReplyMailProps, 'offer'> & { readonly isOn: boolean; readonly onTurn: (isOn: boolean) => void }

const QuoteChoice = ({ offer, isOn, onTurn }: QuoteChoiceProps) => {
  const { t } = useLingui()
  return (
    <>
      <Checkbox label={t`元のメッセージを引用する`} checked={isOn} onChange={(event) => onTurn(event.currentTarget.checked)} />
      {isOn && (
        <details className={classes.quote}>
          <summary>
            <Trans>引用する内容</Trans>
          </summary>
          <pre lang={offer.locale}>{offer.quote}</pre>
        </details>
      )}
    </>
  )
}

/** Writes a mail to the sender. It is sent after a summary that shows all of it. */
export const ReplyMail = ({ record, offer, start, onEntered, onClose, onSent }: ReplyMailProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const [blank] = useState(() => blankOf(offer))
  const { form, isOn, turn } = useEntered({ record, way: 'email', blank, start, onEntered, caret: offer.greeting.length + BREAK.length })
  const { isSending, failure, forgetFailure, send } = useSending(record, onSent)
  const [summary, setSummary] = useState<ReplyInput | null>(null)
  const type = replyForm(contentType, 'email')
  const words: Readonly<Record<string, ErasedFieldMessages>> = { subject: { label: t`件名` }, body: { label: t`本文` } }

  const review = async () => {
    const values = await form.checked(() => type)
    if (values === null) return
    const [subject, body] = [String(values['subject']), String(values['body'])]
    // A greeting and a signature alone are no reply.
    if (body === blank.body) return form.refuse([{ path: 'body', rule: 'requiredInput', params: {} }])
    setSummary({ way: 'email', subject, body, isQuoting: isOn('isQuoting'), isFinished: isOn('isFinished') })
  }
  const confirm = async (input: ReplyInput) => {
    const issues = await send(input)
    if (issues.length === 0) return
    setSummary(null)
    form.refuse(issues)
  }
  useShortcuts([{ keys: 'mod+Enter', run: () => void review(), inInputs: true }])

  return (
    <section className={classes.composer} aria-label={t`メールでの返信`}>
      <h2 className={classes.title}>
        <Trans>メールで返信</Trans>
      </h2>
      <RepliedMeanwhile record={record} />
      <MailFacts offer={offer} />
      <InputsContext value={INPUTS}>
        <FormContext value={form.shared}>
          {Object.entries(type.fields).map(([name, field]) => (
            <FieldRow key={name} field={field} path={name} words={words[name] ?? { label: name }} />
          ))}
        </FormContext>
      </InputsContext>
      <div className={classes.choices}>
        <QuoteChoice offer={offer} isOn={isOn('isQuoting')} onTurn={(value) => turn('isQuoting', value)} />
        <FinishChoice record={record} isOn={isOn('isFinished')} onTurn={(value) => turn('isFinished', value)} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          <Trans>閉じる</Trans>
        </Button>
        <Button onClick={() => void review()} aria-keyshortcuts="Control+Enter Meta+Enter">
          <Trans>内容を確認して送信</Trans>
        </Button>
      </div>
      {summary !== null && (
        <SummaryDialog
          offer={offer}
          input={summary}
          isSending={isSending}
          failure={failure}
          onClose={() => {
            setSummary(null)
            forgetFailure()
          }}
          onConfirm={() => void confirm(summary)}
        />
      )}
    </section>
  )
}
