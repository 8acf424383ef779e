import type { MediaCrop, MediaDetail, MediaItem } from '@captain/content-core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Slider } from '@mantine/core'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useFailureText } from '../../failure-text.ts'
import { largePictureUrl } from './large-picture.ts'
import { useMediaApi } from './library-queries.ts'
import classes from './crop-editor.module.css'

const MAX_ZOOM = 5
const SHAPES = ['16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16'] as const
const WHOLE = 'whole'

const ratioOf = (shape: string, whole: number): number => {
  const [width, height] = shape.split(':').map(Number)
  return width === undefined || height === undefined || Number.isNaN(width) ? whole : width / height
}

const partOf = ({ x, y, width, height }: Area): MediaCrop => {
  const side = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 100) / 10_000))
  const [left, top] = [side(x), side(y)]
  return {
    x: left,
    y: top,
    width: Math.max(0.01, Math.min(side(width), 1 - left)),
    height: Math.max(0.01, Math.min(side(height), 1 - top)),
  }
}

const areaOf = ({ x, y, width, height }: MediaCrop): Area => ({ x: x * 100, y: y * 100, width: width * 100, height: height * 100 })

/** Returns the shape of the crop that an asset has. */
const shapeOf = ({ crop, width, height }: MediaDetail, whole: number): string => {
  const shown = (width ?? 1) / (height ?? 1)
  return SHAPES.find((one) => crop !== null && Math.abs(ratioOf(one, whole) - shown) < 0.01) ?? WHOLE
}

type CropEditorProps = {
  readonly asset: MediaDetail
  readonly onChanged: (asset: MediaItem) => void
  readonly onClose: () => void
}

type CropToolsProps = {
  readonly shape: string
  readonly onShape: (shape: string) => void
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
}

const CropTools = ({ shape, onShape, zoom, onZoom }: CropToolsProps) => {
  const { t } = useLingui()
  const labelId = useId()
  return (
    <div className={classes.tools}>
      <NativeSelect
        label={t`縦横比`}
        size="xs"
        value={shape}
        onChange={(event) => onShape(event.currentTarget.value)}
        data={[{ value: WHOLE, label: t`元の画像と同じ` }, ...SHAPES.map((one) => ({ value: one, label: one }))]}
      />
      <div className={classes.zoom}>
        <span id={labelId} className={classes.label}>
          <Trans>拡大</Trans>
        </span>
        <Slider
          aria-labelledby={labelId}
          thumbProps={{ 'aria-labelledby': labelId }}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          label={null}
          value={zoom}
          onChange={onZoom}
        />
      </div>
    </div>
  )
}

/** Saves the chosen part; the state says why it failed. */
const useSaveCrop = ({ asset, onChanged, onClose }: CropEditorProps) => {
  const failureText = useFailureText()
  const { crop } = useMediaApi()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (part: MediaCrop | null) => {
    if (part === null) return
    setSaving(true)
    setFailure(null)
    try {
      onChanged(await crop(asset.id, part))
      onClose()
    } catch (error) {
      setSaving(false)
      setFailure(failureText(error))
    }
  }
  return { save, isSaving, failure }
}

/** Focuses the editor, and the cropper in it as soon as the image is there; users may be elsewhere by then. */
const useFocus = () => {
  const root = useRef<HTMLDivElement>(null)
  const cropper = useRef<RefObject<HTMLDivElement | null>>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => root.current?.focus(), [])
  useEffect(() => {
    if (isReady && document.activeElement === root.current) cropper.current?.current?.focus()
  }, [isReady])
  return {
    root,
    setCropperRef: (ref: RefObject<HTMLDivElement | null>) => {
      cropper.current = ref
    },
    onMediaLoaded: () => setReady(true),
  }
}

/** Calls `leave` on Escape in the editor: not on that of a question above it. */
const useEscape = (root: RefObject<HTMLDivElement | null>, leave: (() => void) | null) =>
  useEffect(() => {
    const element = root.current
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave?.()
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [root, leave])

/** Chooses the part of an image that is shown: users move the image by dragging or with the arrow keys, and zoom with the slider or the wheel. */
export const CropEditor = (props: CropEditorProps) => {
  const { asset, onClose } = props
  const { t } = useLingui()
  const { save, isSaving, failure } = useSaveCrop(props)
  const whole = asset.original ?? asset
  const wholeRatio = (whole.width ?? 1) / (whole.height ?? 1)
  const [shape, setShape] = useState(() => shapeOf(asset, wholeRatio))
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [isUnreadable, setUnreadable] = useState(false)
  const part = useRef<MediaCrop | null>(null)
  const { root, ...focus } = useFocus()
  useEscape(root, isSaving ? null : onClose)
  return (
    <div ref={root} className={classes.root} role="group" aria-label={t`画像の切り抜き`} tabIndex={-1}>
      <div className={classes.picture}>
        <Cropper
          image={largePictureUrl(whole)}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ratioOf(shape, wholeRatio)}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          {...focus}
          onCropComplete={(area) => {
            part.current = partOf(area)
          }}
          {...(asset.crop !== null && { initialCroppedAreaPercentages: areaOf(asset.crop) })}
          mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
          cropperProps={{ role: 'group', 'aria-label': t`切り抜く範囲。矢印キーで動かせます` }}
        />
      </div>
      <CropTools shape={shape} onShape={setShape} zoom={zoom} onZoom={setZoom} />
      <p className={classes.note}>
        <Trans>元の画像は残ります。範囲はあとから変えられ、切り抜く前にも戻せます。</Trans>{' '}
        {asset.usedCount > 0 && <Plural value={asset.usedCount} other="使用中の#件のデータすべてに反映されます。" />}
      </p>
      <div role="alert">
        {isUnreadable && (
          <p className={classes.failure}>
            <Trans>画像を読み込めませんでした。通信の状態を確認して、もう一度お試しください。</Trans>
          </p>
        )}
        {failure !== null && <p className={classes.failure}>{failure}</p>}
      </div>
      <div className={classes.acts}>
        <Button variant="default" size="xs" onClick={onClose} disabled={isSaving}>
          <Trans>キャンセル</Trans>
        </Button>
        <Button size="xs" loading={isSaving} disabled={isUnreadable} onClick={() => void save(part.current)}>
          <Trans>この範囲で切り抜く</Trans>
        </Button>
      </div>
    </div>
  )
}
