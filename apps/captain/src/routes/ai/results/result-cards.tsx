import type { Generation, ImageGeneration, PromptTranslation } from '@captain/ai-core'
import { formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLanguage, IconPhotoOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useStateWord } from './use-state-word.ts'
import classes from './result-cards.module.css'

const ImageCard = ({ generation: { id, request, images, state, createdAt } }: { readonly generation: ImageGeneration }) => {
  const { t } = useLingui()
  const stateWord = useStateWord()
  const shown = images.filter(({ url }) => url !== null)
  const count = shown.length
  return (
    <Link to="/captain/ai/text-to-image" hash={id} className={classes.card}>
      <span className={classes.pictures} data-count={Math.max(1, count)}>
        {shown.map(({ place, url }) => (
          <img key={place} src={url ?? ''} alt="" loading="lazy" />
        ))}
        {count === 0 && <IconPhotoOff size={24} stroke={1.4} aria-hidden />}
      </span>
      <span className={classes.words}>{request.prompt}</span>
      <span className={classes.facts}>
        <span>{count > 0 ? t`画像 ${count}枚` : stateWord(state)}</span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </span>
    </Link>
  )
}

const TextCard = ({ translation: { id, request, prompt, state, createdAt } }: { readonly translation: PromptTranslation }) => {
  const stateWord = useStateWord()
  return (
    <Link to="/captain/ai/translation-image-prompt" hash={id} className={classes.card}>
      <span className={classes.text}>
        <IconLanguage size={18} stroke={1.6} aria-hidden />
        <span lang={prompt === null ? undefined : 'en'}>{prompt ?? stateWord(state)}</span>
      </span>
      <span className={classes.words}>{request.text}</span>
      <span className={classes.facts}>
        <span>
          <Trans>プロンプト翻訳</Trans>
        </span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </span>
    </Link>
  )
}

/** The latest results of both tools, each linked to its tool. */
export const ResultCards = ({ items }: { readonly items: readonly Generation[] }) => (
  <ul className={classes.list}>
    {items.map((one) => (
      <li key={one.id}>{one.tool === 'textToImage' ? <ImageCard generation={one} /> : <TextCard translation={one} />}</li>
    ))}
  </ul>
)
