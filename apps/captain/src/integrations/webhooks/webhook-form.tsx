import { WEBHOOK_EVENTS, type WebhookInput, type WebhookEvent, type WebhookSummary } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { FormTitle } from '../form-title.tsx'
import classes from '../integrations.module.css'
import { RequiredLabel } from '../required-label.tsx'
import { TypeChoice } from '../type-choice.tsx'
import { useUnsaved } from '../unsaved-guard.tsx'
import { useSubmission } from '../use-submission.ts'
import { useEventLabels } from '../words.ts'
import { useFailureText } from '../use-failure-text.ts'

type WebhookFormProps = {
  /** Null for a new webhook. */
  readonly webhook: WebhookSummary | null
  readonly onSave: (draft: WebhookInput) => Promise<void>
  readonly onBack: () => void
}

const FIRST: readonly WebhookEvent[] = ['published', 'unpublished', 'deleted', 'restored']

type EventChoiceProps = {
  readonly events: readonly WebhookEvent[]
  readonly error: string | undefined
  readonly onChange: (events: readonly WebhookEvent[]) => void
}

const EventChoice = ({ events, error, onChange }: EventChoiceProps) => {
  const words = useEventLabels()
  return (
    <Checkbox.Group
      label={
        <RequiredLabel>
          <Trans>通知するイベント</Trans>
        </RequiredLabel>
      }
      value={[...events]}
      error={error}
      onChange={(chosen) => onChange(WEBHOOK_EVENTS.filter((event) => chosen.includes(event)))}
    >
      <div className={classes.choices}>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox key={event} value={event} label={words[event]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** The URL of a webhook and the events that it sends. */
export const WebhookForm = ({ webhook, onSave, onBack }: WebhookFormProps) => {
  const { t } = useLingui()
  const describe = useFailureText()
  const [start] = useState<WebhookInput>(() => ({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: webhook?.events ?? FIRST,
    contentTypes: webhook?.contentTypes ?? null,
  }))
  const [name, setName] = useState(start.name)
  const [url, setUrl] = useState(start.url)
  const [events, setEvents] = useState(start.events)
  const [contentTypes, setTypes] = useState(start.contentTypes)
  useUnsaved(JSON.stringify({ name, url, events, contentTypes }) !== JSON.stringify(start))
  const { issues, failure, isRunning, submit } = useSubmission()

  const missing = () => ({
    ...(name.trim() === '' && { name: t`入力してください。` }),
    ...(url.trim() === '' && { url: t`入力してください。` }),
    ...(events.length === 0 && { events: t`1つ以上選んでください。` }),
    ...(contentTypes?.length === 0 && { contentTypes: t`1つ以上選んでください。` }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(missing(), () => onSave({ name: name.trim(), url: url.trim(), events, contentTypes }))
  }

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <FormTitle onBack={onBack}>{webhook === null ? <Trans>Webhookの追加</Trans> : <Trans>Webhookの編集</Trans>}</FormTitle>
      <TextInput
        label={
          <RequiredLabel>
            <Trans>名前</Trans>
          </RequiredLabel>
        }
        description={<Trans>どこへの通知かがわかる名前にします。例：公開サイトの再生成</Trans>}
        value={name}
        error={issues['name']}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={
          <RequiredLabel>
            <Trans>送信先のURL</Trans>
          </RequiredLabel>
        }
        description={<Trans>https:// で始まる、インターネットから接続できるURLです。例：https://example.com/hooks/captain</Trans>}
        type="url"
        inputMode="url"
        value={url}
        error={issues['url']}
        autoComplete="off"
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <EventChoice events={events} error={issues['events']} onChange={setEvents} />
      <TypeChoice value={contentTypes} error={issues['contentTypes']} onChange={setTypes} />
      <p className={classes.help}>
        <Trans>送るのは、イベントの種類と記録のID・スラッグ・公開APIのURLだけです。非公開の内容や個人情報は送りません。</Trans>
      </p>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          {webhook === null ? <Trans>追加</Trans> : <Trans>保存</Trans>}
        </Button>
        <Button variant="default" onClick={onBack} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}
