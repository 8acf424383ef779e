import type { ImageGeneration } from '@captain/ai-core'
import { formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Progress } from '@mantine/core'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import classes from '../ai.module.css'
import { ai, imagesQuery, refreshAi } from '../ai-queries.ts'
import { Reason } from '../results/reason.tsx'
import { useStateWord } from '../results/use-state-word.ts'
import { useAiFailure } from '../use-ai-failure.ts'
import { useStyleLabels } from '../use-style-labels.ts'
import { ImageTile } from './image-tile.tsx'
import imageClasses from './images.module.css'

const isOver = ({ state }: { readonly state: string }): boolean => state === 'done' || state === 'failed' || state === 'cancelled'

const Progressing = ({ generation }: { readonly generation: ImageGeneration }) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const describe = useAiFailure()
  const [isStopping, setStopping] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { images, id } = generation
  const [over, all] = [images.filter(isOver).length, images.length]
  const stop = async () => {
    setStopping(true)
    setFailure(null)
    try {
      queryClient.setQueryData(imagesQuery(generation).queryKey, await ai.cancel(id))
      await refreshAi(queryClient)
    } catch (error) {
      setFailure(error)
    } finally {
      setStopping(false)
    }
  }
  return (
    <div className={imageClasses.progress}>
      <div className={imageClasses.progressLine}>
        <span role="status">{t`生成しています（${all}枚のうち${over}枚が完了）`}</span>
        <Button
          variant="default"
          size="compact-sm"
          fz="0.8125rem"
          leftSection={<IconPlayerStop size={14} stroke={1.6} />}
          loading={isStopping}
          onClick={() => void stop()}
        >
          <Trans context="AIの処理">中止</Trans>
        </Button>
      </div>
      <Progress value={(over / all) * 100} size={6} aria-label={t`生成の進み具合`} />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
    </div>
  )
}

type GenerationCardProps = { readonly known: ImageGeneration; readonly onReuse: () => void }

/** One request with its images: polled while it runs; finished images can be saved and downloaded. */
export const GenerationCard = ({ known, onReuse }: GenerationCardProps) => {
  const { styles } = useStyleLabels()
  const stateWord = useStateWord()
  const describe = useAiFailure()
  const queryClient = useQueryClient()
  const followed = useQuery(imagesQuery(known))
  // The list is refetched when a request ends; from then on it is more recent.
  const generation = known.state === 'running' ? (followed.data ?? known) : known
  const { id, request, state, images, failure, createdAt } = generation
  const isRunning = state === 'running'
  const onEnd = useEffectEvent(() => {
    if (known.state === 'running') void refreshAi(queryClient)
  })
  useEffect(() => {
    if (!isRunning) onEnd()
  }, [isRunning])
  const title = request.prompt
  const hasPictures = images.some(({ url }) => url !== null)
  return (
    <article id={id} className={imageClasses.generation} aria-label={title}>
      <div className={imageClasses.generationHead}>
        <p className={imageClasses.prompt}>{title}</p>
        <Button variant="subtle" size="compact-sm" fz="0.8125rem" leftSection={<IconRefresh size={14} stroke={1.6} />} onClick={onReuse}>
          <Trans>この内容を使う</Trans>
        </Button>
      </div>
      <p className={imageClasses.facts}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <span>{request.size.replace('x', ' × ')}</span>
        {request.style !== 'none' && <span>{styles[request.style]}</span>}
        {state !== 'done' && !isRunning && <span className={imageClasses.ended}>{stateWord(state)}</span>}
      </p>
      {isRunning && <Progressing generation={generation} />}
      {isRunning && followed.error !== null && (
        <p className={classes.failure} role="alert">
          {describe(followed.error)}
        </p>
      )}
      {failure !== null && (
        <p className={classes.failure}>
          <Reason of={failure} />
        </p>
      )}
      {(isRunning || hasPictures) && (
        <ul className={imageClasses.tiles} data-count={images.length}>
          {images.map((image) => (
            <ImageTile key={image.place} generation={generation} image={image} />
          ))}
        </ul>
      )}
    </article>
  )
}
