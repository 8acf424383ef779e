import {
  IMAGE_COUNTS,
  IMAGE_SIZES,
  IMAGE_STYLES,
  imageRequest,
  NEGATIVE_PROMPT_BYTES,
  PROMPT_BYTES,
  sidesOf,
  type AiOverview,
  type ImageGeneration,
  type ImageSize,
} from '@captain/ai-core'
import { isComposing } from '@captain/ui'
import { utf8Length } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import classes from '../ai.module.css'
import { ai } from '../ai-queries.ts'
import { Choices } from '../choices.tsx'
import { Labelled } from '../labelled.tsx'
import { UsageMeter } from '../usage-meter.tsx'
import { useAiFailure } from '../use-ai-failure.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { useStyleWords } from '../use-style-words.ts'
import { requestOf, type ImageDraft } from './use-image-draft.ts'
import imageClasses from './images.module.css'

type ImageFormProps = {
  readonly draft: ImageDraft
  readonly onChange: (values: Partial<ImageDraft>) => void
  /** Undefined while nobody has answered. */
  readonly overview: AiOverview | undefined
  /** Whether pictures are being made already. */
  readonly isBusy: boolean
  readonly onMade: (made: ImageGeneration) => Promise<void>
}

const LONGEST = 26

const Shape = ({ size }: { readonly size: ImageSize }) => {
  const { width, height } = sidesOf(size)
  const scale = LONGEST / 1024
  return <span className={imageClasses.shape} style={{ width: width * scale, height: height * scale }} aria-hidden />
}

const kanjiRoom = (text: string, bytes: number) =>
  ({ used: Math.ceil(utf8Length(text) / 3), max: Math.floor(bytes / 3), unit: 'full' }) as const

/** What can't be sent now, and why. */
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

/** What is asked for: the text, and how the pictures should be. */
export const ImageForm = (props: ImageFormProps) => {
  const { draft, onChange, overview, onMade } = props
  const { t } = useLingui()
  const { styles } = useStyleWords()
  const describe = useAiFailure()
  const obstacle = useObstacle(props)
  const request = requestOf(draft)
  const { form, errorOf, leave, check, refuse } = useCheckedForm(imageRequest, request)
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const sending = useRef(false)
  /** The same for a request whose answer got lost, so that it is not made twice. */
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null)

  const send = async () => {
    if (sending.current || obstacle !== null || !check()) return
    const of = JSON.stringify(request)
    key.current = key.current?.of === of ? key.current : { of, key: randomId('image-') }
    sending.current = true
    setSending(true)
    setFailure(null)
    try {
      const made = await ai.makeImages(request, key.current.key)
      key.current = null
      await onMade(made)
    } catch (error) {
      if (!refuse(error)) setFailure(error)
    } finally {
      sending.current = false
      setSending(false)
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
        name="prompt"
        label={
          <Labelled isRequired room={kanjiRoom(draft.prompt, PROMPT_BYTES)}>
            <Trans>プロンプト</Trans>
          </Labelled>
        }
        labelProps={{ className: classes.wideLabel }}
        description={
          <Trans>
            英語で書くと意図が伝わりやすくなります。日本語の文は
            <Link to="/captain/ai/translation-image-prompt" className={classes.inlineLink}>
              プロンプト翻訳
            </Link>
            で英語にできます。
          </Trans>
        }
        value={draft.prompt}
        error={errorOf('prompt')}
        minRows={5}
        maxRows={14}
        onChange={({ currentTarget }) => onChange({ prompt: currentTarget.value })}
        onBlur={() => {
          if (draft.prompt !== '') leave('prompt')
        }}
      />
      <Textarea
        label={
          <Labelled room={kanjiRoom(draft.negativePrompt, NEGATIVE_PROMPT_BYTES)}>
            <Trans>含めたくないもの</Trans>
          </Labelled>
        }
        labelProps={{ className: classes.wideLabel }}
        description={<Trans>例：text, watermark, blurry</Trans>}
        value={draft.negativePrompt}
        error={errorOf('negativePrompt')}
        minRows={2}
        maxRows={6}
        onChange={({ currentTarget }) => onChange({ negativePrompt: currentTarget.value })}
        onBlur={() => leave('negativePrompt')}
      />
      <Choices
        label={<Trans>大きさ</Trans>}
        name="size"
        value={draft.size}
        options={IMAGE_SIZES.map((size) => ({ value: size, label: size.replace('x', ' × '), mark: <Shape size={size} /> }))}
        onChange={(size) => onChange({ size })}
      />
      <Choices
        label={<Trans>枚数</Trans>}
        name="count"
        value={draft.count}
        options={IMAGE_COUNTS.map((count) => ({ value: count, label: t`${count}枚` }))}
        onChange={(count) => onChange({ count })}
      />
      <div className={imageClasses.pair}>
        <Select
          label={<Trans>画風</Trans>}
          data={IMAGE_STYLES.map((style) => ({ value: style, label: styles[style] }))}
          value={draft.style}
          onChange={(style) => onChange({ style: IMAGE_STYLES.find((one) => one === style) ?? 'none' })}
        />
        <TextInput
          label={<Trans>シード</Trans>}
          inputMode="numeric"
          autoComplete="off"
          description={<Trans>同じ数字なら、似た画像になります。</Trans>}
          value={draft.seed}
          error={errorOf('seed')}
          onChange={({ currentTarget }) => onChange({ seed: currentTarget.value })}
          onBlur={() => leave('seed')}
        />
      </div>
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
