import type { IncludedMedia } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { largePictureUrl } from './large-picture.ts'
import { moved, placeIn, type Place } from './focal-point.ts'
import classes from './focal-point-editor.module.css'

type FocalPointEditorProps = {
  readonly media: IncludedMedia
  readonly place: Place
  readonly onChange: (place: Place) => void
}

const STEPS: Readonly<Record<string, Partial<Place>>> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: -1 },
  ArrowDown: { y: 1 },
}
const FAR = 10

/** The image with its focal point: dragged, or moved with the arrow keys. */
export const FocalPointEditor = ({ media, place, onChange }: FocalPointEditorProps) => {
  const { t } = useLingui()
  const picture = useRef<HTMLDivElement>(null)
  const { x, y } = place
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = picture.current?.getBoundingClientRect()
    if (box !== undefined) onChange(placeIn(box, event.clientX, event.clientY))
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? FAR : 1
    onChange(moved(place, { x: (step.x ?? 0) * far, y: (step.y ?? 0) * far }))
  }
  return (
    <figure className={classes.root}>
      <div
        ref={picture}
        className={classes.picture}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
      >
        <img src={largePictureUrl(media)} alt={media.alt.ja ?? ''} draggable={false} />
        <div
          className={classes.point}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t`中心位置`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t`左から${x}％、上から${y}％`}
          onKeyDown={press}
        />
      </div>
      <figcaption className={classes.help}>
        <Trans>画像が切り抜かれるときに中心になる位置です。ドラッグするか、矢印キーで動かせます。</Trans>
      </figcaption>
    </figure>
  )
}
