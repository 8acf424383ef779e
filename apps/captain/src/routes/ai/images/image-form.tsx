import { imageRequest, type AiOverview, type ImageGeneration } from '@captain/ai-core'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { FormEvent, KeyboardEvent } from 'react'
import classes from '../ai.module.css'
import { UsageMeter } from '../usage-meter.tsx'
import { useAiFailure } from '../use-ai-failure.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { StyleInputs, PromptInputs } from './image-inputs.tsx'
import { requestOf, type ImageDraft } from './use-image-draft.ts'
import { useImageSend } from './use-image-send.ts'

type ImageFormProps = {
  readonly draft: ImageDraft
  readonly onChange: (values: Partial<ImageDraft>) => void
  /** Undefined until the response arrives. */
  readonly overview: AiOverview | undefined
  /** Whether another request is running. */
  readonly isBusy: boolean
  readonly onMade: (made: ImageGeneration) => Promise<void>
}

/** Returns why the form can't be sent now; null if it can. */
const useObstacle = ({ overview, isBusy, draft: { count } }: ImageFormProps): string | null => {
  const { t } = useLingui()
  if (overview === undefined) return null
  const { isConfigured, usage, installation } = overview
  if (!isConfigured) return t`設定が済むと生成できます。`
  if (isBusy) return t`生成が終わるか、中止すると、次の画像を生成できます。`
  const left = Math.min(usage.limit - usage.used, installation === null ? Infinity : installation.limit - installation.used)
  if (left <= 0) return t`今月の上限に達したため、生成できません。`
  return count > left ? t`今月は、あと${left}枚生成できます。枚数を減らしてください。` : null
}

/** The form of a request: the text, and the options of the images. */
export const ImageForm = (props: ImageFormProps) => {
  const { draft, onChange, overview, onMade } = props
  const describe = useAiFailure()
  const obstacle = useObstacle(props)
  const request = requestOf(draft)
  const { form, errorOf, leave, check, refuse } = useCheckedForm(imageRequest, request)
  const { failure, isSending, send } = useImageSend({ request, isReady: () => obstacle === null && check(), refuse, onMade })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) void send()
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <PromptInputs draft={draft} onChange={onChange} errorOf={errorOf} leave={leave} />
      <StyleInputs draft={draft} onChange={onChange} errorOf={errorOf} leave={leave} />
      <div className={classes.send}>
        <div className={classes.acts}>
          <Button type="submit" loading={isSending} disabled={obstacle !== null} aria-describedby="ai-obstacle">
            <Trans>画像を生成</Trans>
          </Button>
        </div>
        <p className={classes.note} id="ai-obstacle">
          {obstacle}
        </p>
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {describe(failure)}
          </p>
        )}
        {overview !== undefined && <UsageMeter overview={overview} />}
      </div>
    </form>
  )
}
