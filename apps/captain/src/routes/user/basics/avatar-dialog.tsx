import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import type { AccountFailure } from '../use-account-failure.ts'
import { croppedImage, type Part } from './cropped-image.ts'

type AvatarDialogProps = {
  /** URL of the image. */
  readonly source: string
  readonly isRunning: boolean
  readonly failure: AccountFailure | null
  readonly onClose: () => void
  readonly onChosen: (image: string) => void
}

const MAX_ZOOM = 4

/** Crops an image to a square. Users move it by dragging or with the arrow keys, and zoom with the slider or the wheel. */
export const AvatarDialog = ({ source, isRunning, failure, onClose, onChosen }: AvatarDialogProps) => {
  const { t } = useLingui()
  const [isUnreadable, setUnreadable] = useState(false)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const part = useRef<Part | null>(null)

  const applyCrop = async () => {
    if (part.current === null) return
    const image = await croppedImage(source, part.current).catch(() => null)
    if (image === null) setUnreadable(true)
    else onChosen(image)
  }

  return (
    <Modal opened onClose={onClose} title={<Trans>画像の切り抜き</Trans>} withCloseButton={false}>
      <RestoreFocus />
      <div className={classes.dialog}>
        {isUnreadable ? (
          <p className={classes.failure} role="alert">
            <Trans>この画像は読み込めませんでした。JPEGやPNGなど、別の画像をお選びください。</Trans>
          </p>
        ) : (
          <>
            <div className={classes.crop}>
              <Cropper
                image={source}
                crop={crop}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={1}
                cropShape="round"
                showGrid={false}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => {
                  part.current = pixels
                }}
                mediaProps={{ onError: () => setUnreadable(true) }}
                cropperProps={{ role: 'group', 'aria-label': t`切り抜く範囲。矢印キーで動かせます` }}
              />
            </div>
            <label className={classes.zoom}>
              <Trans>拡大</Trans>
              <input
                type="range"
                min={1}
                max={MAX_ZOOM}
                step={0.05}
                value={zoom}
                onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
              />
            </label>
            <p className={classes.note}>
              <Trans>ドラッグか矢印キーで位置を、スライダーで大きさを調整してください。</Trans>
            </p>
          </>
        )}
        <FailureLine failure={failure} />
        <div className={classes.dialogActs}>
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            {isUnreadable ? <Trans>閉じる</Trans> : <Trans>キャンセル</Trans>}
          </Button>
          {!isUnreadable && (
            <Button loading={isRunning} onClick={() => void applyCrop()}>
              <Trans>この画像にする</Trans>
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
