import { sidesOf, type GeneratedImage, type ImageGeneration } from '@captain/ai-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader } from '@mantine/core'
import { IconDeviceFloppy, IconDownload, IconPhotoOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenantsQuery } from '../../../api.ts'
import { useLocale } from '../../../navigation/use-locale.ts'
import { Reason } from '../results/reason.tsx'
import { useStateWord } from '../results/use-state-word.ts'
import { SaveToLibraryDialog } from './save-to-library-dialog.tsx'
import classes from './images.module.css'

type ImageTileProps = {
  readonly generation: ImageGeneration
  readonly image: GeneratedImage
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

const Waiting = ({ image: { state, failure } }: Pick<ImageTileProps, 'image'>) => {
  const stateWord = useStateWord()
  return (
    <div className={classes.blank} data-state={state}>
      {state === 'running' || state === 'waiting' ? <Loader size={20} aria-hidden /> : <IconPhotoOff size={22} stroke={1.4} aria-hidden />}
      <span>{stateWord(state)}</span>
      {failure !== null && (
        <span className={classes.reason}>
          <Reason of={failure} />
        </span>
      )}
    </div>
  )
}

const KeptIn = ({ kept }: Pick<GeneratedImage, 'kept'>) => {
  const locale = useLocale()
  const { data: tenants = [] } = useQuery({ ...tenantsQuery, enabled: kept.length > 0 })
  if (kept.length === 0) return null
  const names = kept.map(({ tenant }) => tenants.find(({ slug }) => slug === tenant)?.names[locale] ?? tenant).join('、')
  return (
    <p className={classes.kept}>
      <Trans>保存済み：{names}</Trans>
    </p>
  )
}

/** One image with its actions, or the reason why it is missing. */
export const ImageTile = ({ generation, image }: ImageTileProps) => {
  const { t } = useLingui()
  const [isKeeping, setKeeping] = useState(false)
  const { width, height } = sidesOf(generation.request.size)
  const { url, place, seed, mimeType, kept } = image
  const number = place + 1
  const { prompt } = generation.request
  return (
    <li className={classes.tile}>
      <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }}>
        {url === null ? (
          <Waiting image={image} />
        ) : (
          <a href={url} target="_blank" rel="noreferrer" aria-label={t`${number}枚目を別のタブで大きく表示`}>
            <img src={url} alt={t`生成した画像 ${number}枚目：${prompt}`} width={width} height={height} />
          </a>
        )}
      </div>
      {url !== null && (
        <>
          <div className={classes.tileActs}>
            <Button
              size="compact-sm"
              fz="0.8125rem"
              variant="default"
              leftSection={<IconDeviceFloppy size={14} stroke={1.6} />}
              aria-label={t`${number}枚目をメディアライブラリに保存…`}
              onClick={() => setKeeping(true)}
            >
              <Trans>保存…</Trans>
            </Button>
            <Button
              size="compact-sm"
              fz="0.8125rem"
              variant="subtle"
              component="a"
              href={url}
              download={`captain-ai-${generation.id.toLowerCase()}-${number}.${EXTENSIONS[mimeType ?? ''] ?? 'png'}`}
              leftSection={<IconDownload size={14} stroke={1.6} />}
              aria-label={t`${number}枚目をダウンロード`}
            >
              <Trans>ダウンロード</Trans>
            </Button>
          </div>
          <p className={classes.seed}>
            <Trans>シード {seed}</Trans>
          </p>
          <KeptIn kept={kept} />
        </>
      )}
      {isKeeping && <SaveToLibraryDialog generation={generation} image={image} onClose={() => setKeeping(false)} />}
    </li>
  )
}
