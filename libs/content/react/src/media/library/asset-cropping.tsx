import type { MediaDetail, MediaItem } from '@captain/content-core'
import { lazyPart } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useFailureText } from '../../failure-text.ts'
import { useMediaApi } from './library-queries.ts'
import classes from './asset-details.module.css'

/** Chooses the part of an image. */
export const CropEditor = lazyPart(async () => (await import('./crop-editor.tsx')).CropEditor, { loading: <Skeleton height={320} /> })

/** Whether parts of an asset can be cut out: of pictures, not of drawings. */
export const isCroppable = ({ mimeType, width, height }: MediaItem): boolean =>
  mimeType.startsWith('image/') && width !== null && height !== null

type AssetCroppingProps = {
  readonly asset: MediaDetail
  /** The button that opens the choice. */
  readonly opener: Ref<HTMLButtonElement>
  readonly onCrop: () => void
  readonly onChanged: (asset: MediaItem) => void
}

/** Opens the choice of a part of the image, and shows all of it again. */
export const AssetCropping = ({ asset, opener, onCrop, onChanged }: AssetCroppingProps) => {
  const failureText = useFailureText()
  const { crop } = useMediaApi()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const restore = async () => {
    setRunning(true)
    setFailure(null)
    try {
      onChanged(await crop(asset.id, null))
    } catch (error) {
      setFailure(failureText(error))
    }
    setRunning(false)
  }
  return (
    <div className={classes.cropping}>
      <div className={classes.links}>
        <Button ref={opener} variant="default" size="xs" leftSection={<IconCrop size={14} aria-hidden />} onClick={onCrop}>
          {asset.crop === null ? <Trans>切り抜く</Trans> : <Trans>切り抜く範囲を変える</Trans>}
        </Button>
        {asset.crop !== null && (
          <Button variant="subtle" size="xs" loading={isRunning} onClick={() => void restore()}>
            <Trans>切り抜きをやめる</Trans>
          </Button>
        )}
      </div>
      <div role="alert">{failure !== null && <p className={classes.failure}>{failure}</p>}</div>
    </div>
  )
}
