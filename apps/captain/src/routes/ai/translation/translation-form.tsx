import { PROMPT_TONES, TEXT_CHARACTERS, translationRequest } from '@captain/ai-core'
import { isComposing } from '@captain/ui'
import { codePointLength } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TagsInput, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import classes from '../ai.module.css'
import { ai, refreshAi } from '../ai-queries.ts'
import { Choices } from '../choices.tsx'
import { Labelled } from '../labelled.tsx'
import { useAiFailure } from '../use-ai-failure.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { useReplaced } from '../use-replaced.ts'
import { useStyleWords } from '../use-style-words.ts'
import type { TranslationDraft } from './use-translation-draft.ts'

type TranslationFormProps = {
  readonly draft: TranslationDraft
  readonly onChange: (values: Partial<TranslationDraft>) => void
  readonly isConfigured: boolean
}

/** What is to be put into English, and how. */
export const TranslationForm = ({ draft, onChange, isConfigured }: TranslationFormProps) => {
  const { t } = useLingui()
  const { tones } = useStyleWords()
  const queryClient = useQueryClient()
  const describe = useAiFailure()
  const tellReplaced = useReplaced()
  const request = { text: draft.text, tone: draft.tone, keepTerms: [...draft.keepTerms] }
  const { form, errorOf, leave, check, refuse } = useCheckedForm(translationRequest, request)
  const [failure, setFailure] = useState<unknown>(null)
  const [running, setRunning] = useState<AbortController | null>(null)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  // What stands there when the answer comes; somebody may have typed on meanwhile.
  const shown = useRef(draft)
  useEffect(() => {
    shown.current = draft
  })

  const send = async () => {
    if (latest.current !== null || !isConfigured || !check()) return
    const controller = new AbortController()
    latest.current = controller
    setRunning(controller)
    setFailure(null)
    try {
      const { prompt, missingTerms } = await ai.translate(request, { signal: controller.signal })
      const next = { prompt: prompt ?? '', missingTerms }
      const { prompt: lastPrompt, missingTerms: lastMissing } = shown.current
      onChange(next)
      tellReplaced({ prompt: lastPrompt }, next, () => onChange({ prompt: lastPrompt, missingTerms: lastMissing }))
    } catch (error) {
      if (!controller.signal.aborted && !refuse(error)) setFailure(error)
    } finally {
      latest.current = null
      setRunning(null)
      void refreshAi(queryClient)
    }
  }
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
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {describe(failure)}
          </p>
        )}
      </div>
    </form>
  )
}
