import { IMAGE_COUNTS, IMAGE_SIZES, IMAGE_STYLES, NEGATIVE_PROMPT_BYTES, PROMPT_BYTES, sidesOf, type ImageSize } from '@captain/ai-core'
import { utf8Length } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from '../ai.module.css'
import { Choices } from '../choices.tsx'
import { Labelled } from '../labelled.tsx'
import type { useCheckedForm } from '../use-checked-form.ts'
import { useStyleLabels } from '../use-style-labels.ts'
import imageClasses from './images.module.css'
import type { ImageDraft } from './use-image-draft.ts'

type ImageInputsProps = Pick<ReturnType<typeof useCheckedForm>, 'errorOf' | 'leave'> & {
  readonly draft: ImageDraft
  readonly onChange: (values: Partial<ImageDraft>) => void
}

/** Longest side of a drawn shape, in px. */
const MAX_SIDE = 26

const Shape = ({ size }: { readonly size: ImageSize }) => {
  const { width, height } = sidesOf(size)
  const scale = MAX_SIDE / 1024
  return <span className={imageClasses.shape} style={{ width: width * scale, height: height * scale }} aria-hidden />
}

const kanjiRoom = (text: string, bytes: number) =>
  ({ used: Math.ceil(utf8Length(text) / 3), max: Math.floor(bytes / 3), unit: 'full' }) as const

/** The prompt and the negative prompt. */
export const PromptInputs = ({ draft, onChange, errorOf, leave }: ImageInputsProps) => (
  <>
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
  </>
)

/** Size, number, style and seed of the images. */
export const StyleInputs = ({ draft, onChange, errorOf, leave }: ImageInputsProps) => {
  const { t } = useLingui()
  const { styles } = useStyleLabels()
  return (
    <>
      <Choices
        label={<Trans>サイズ</Trans>}
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
    </>
  )
}
