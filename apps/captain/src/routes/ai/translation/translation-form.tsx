import { PROMPT_TONES, TEXT_CHARACTERS, translationRequest } from '@captain/ai-core'
import { isComposing } from '@captain/ui'
import { codePointLength } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TagsInput, Textarea } from '@mantine/core'
import type { FormEvent, KeyboardEvent } from 'react'
import classes from '../ai.module.css'
import { Choices } from '../choices.tsx'
import { Labelled } from '../labelled.tsx'
import { useAiFailure } from '../use-ai-failure.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { useStyleLabels } from '../use-style-labels.ts'
import { useTranslation } from './use-translation.ts'
import type { TranslationDraft } from './use-translation-draft.ts'

type TranslationFormProps = {
  readonly draft: TranslationDraft
  readonly onChange: (values: Partial<TranslationDraft>) => void
  readonly isConfigured: boolean
}

type SendButtonsProps = { readonly isConfigured: boolean; readonly running: AbortController | null }

const SendButtons = ({ isConfigured, running }: SendButtonsProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.acts}>
      <Button type="submit" loading={running !== null} disabled={!isConfigured}>
        <Trans>英語にする</Trans>
      </Button>
      {running !== null && (
        <>
          <Button variant="default" onClick={() => running.abort()}>
            <Trans context="AIの処理">中止</Trans>
          </Button>
          <span className={classes.note} role="status">
            {t`翻訳しています`}
          </span>
        </>
      )}
      {!isConfigured && (
        <span className={classes.note}>
          <Trans>設定が済むと翻訳できます。</Trans>
        </span>
      )}
    </div>
  )
}

/** The Japanese text and the options of its translation. */
export const TranslationForm = ({ draft, onChange, isConfigured }: TranslationFormProps) => {
  const { tones } = useStyleLabels()
  const describe = useAiFailure()
  const request = { text: draft.text, tone: draft.tone, keepTerms: [...draft.keepTerms] }
  const { form, errorOf, leave, check, refuse } = useCheckedForm(translationRequest, request)
  const { failure, running, send } = useTranslation({ draft, request, isReady: () => isConfigured && check(), refuse, onChange })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) void send()
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <Textarea
        name="text"
        lang="ja"
        label={
          <Labelled isRequired room={{ used: codePointLength(draft.text), max: TEXT_CHARACTERS, unit: 'full' }}>
            <Trans>日本語の文</Trans>
          </Labelled>
        }
        labelProps={{ className: classes.wideLabel }}
        description={<Trans>例：夕暮れの港で、灯台のそばに丸くなって眠る三毛猫</Trans>}
        value={draft.text}
        error={errorOf('text')}
        minRows={7}
        maxRows={18}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        onBlur={() => {
          if (draft.text !== '') leave('text')
        }}
      />
      <Choices
        label={<Trans>文の調子</Trans>}
        name="tone"
        value={draft.tone}
        options={PROMPT_TONES.map((tone) => ({ value: tone, label: tones[tone] }))}
        onChange={(tone) => onChange({ tone })}
      />
      <TagsInput
        label={<Trans>そのまま残す言葉</Trans>}
        description={<Trans>店名や作品名など、訳さずに残したい言葉を入力し、Enterキーで追加します。</Trans>}
        value={[...draft.keepTerms]}
        error={errorOf('keepTerms')}
        acceptValueOnBlur
        clearable={false}
        onChange={(keepTerms) => {
          onChange({ keepTerms })
          leave('keepTerms')
        }}
      />
      <div className={classes.send}>
        <SendButtons isConfigured={isConfigured} running={running} />
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {describe(failure)}
          </p>
        )}
      </div>
    </form>
  )
}
