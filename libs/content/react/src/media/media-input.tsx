import type { IncludedMedia } from '@captain/content-core'
import { formatBytes } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { IconFile, IconPhoto } from '@tabler/icons-react'
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react'
import { useContent } from '../content-context.tsx'
import type { InputProps } from '../fields/input-definition.ts'
import notice from '../fields/notice.module.css'
import { useForm } from '../form/form-context.ts'
import { AssetDialog, MediaLibrary } from './library/load-parts.ts'
import { MediaButtons, type OpenMediaDialog } from './media-buttons.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUpload } from './use-upload.ts'
import type { Taken } from './use-upload-refusal.ts'
import classes from './media-input.module.css'

type MediaInputProps = {
  readonly input: Omit<InputProps, 'field'>
  readonly taken: Taken
  /** Whether the field accepts images instead of other files. */
  readonly isPicture: boolean
}

const Facts = ({ media }: { readonly media: IncludedMedia }) => {
  const { locale } = useContent()
  const hasSides = media.width !== null && media.height !== null
  return (
    <p className={classes.name}>
      {media.originalName}
      <span className={classes.size}>{hasSides ? `${media.width} × ${media.height} px` : formatBytes(locale, media.size)}</span>
    </p>
  )
}

const frameOf = (media: IncludedMedia | null, isPicture: boolean): ReactNode => {
  if (media !== null && media.mimeType.startsWith('image/'))
    return <img src={media.thumbnailUrl} alt={media.alt.ja ?? ''} className={classes.picture} />
  return isPicture ? <IconPhoto size={28} stroke={1.3} aria-hidden /> : <IconFile size={28} stroke={1.3} aria-hidden />
}

/** One asset of the media library: uploaded by button, drop or paste. */
export const MediaInput = ({ input, taken, isPicture }: MediaInputProps) => {
  const { value, onChange, labelledBy, invalid } = input
  const { known, pending, onFlush } = useForm()
  const [open, setOpen] = useState<OpenMediaDialog | null>(null)
  // Labels of assets are stored outside of React.
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const changed = (media: IncludedMedia) => {
    known.addMedia(media)
    rerender()
  }
  const take = (media: IncludedMedia) => {
    known.addMedia(media)
    onChange(media.id)
    setOpen(null)
  }
  const uploading = useUpload(taken, take, pending)
  const { refusal, upload, whenDone } = uploading
  useEffect(() => onFlush(whenDone), [onFlush, whenDone])
  const media = typeof value === 'string' ? known.media(value) : null
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(zone, upload)
  return (
    <>
      <div
        ref={zone}
        className={classes.zone}
        role="group"
        aria-labelledby={labelledBy}
        data-over={isOver || undefined}
        data-invalid={invalid || undefined}
        data-picture={isPicture || undefined}
      >
        <div className={classes.frame}>{frameOf(media, isPicture)}</div>
        <div className={classes.words}>
          {media !== null && <Facts media={media} />}
          {media === null && value !== null && (
            <p className={classes.name}>
              {isPicture ? (
                <Trans>画像は選ばれていますが、ここには表示できません。</Trans>
              ) : (
                <Trans>ファイルは選ばれていますが、ここには表示できません。</Trans>
              )}
            </p>
          )}
          {uploading.progress === null ? (
            <MediaButtons input={input} taken={taken} isPicture={isPicture} media={media} uploading={uploading} onOpen={setOpen} />
          ) : (
            <UploadProgress progress={uploading.progress} onCancel={uploading.cancel} className={classes.progress} />
          )}
          <p className={classes.hint}>
            <Trans>ここへドロップ、または貼り付けもできます。</Trans>
          </p>
        </div>
      </div>
      <div role="alert">
        {refusal !== null && (
          <p className={notice.notice} data-tone="danger">
            {refusal}
          </p>
        )}
      </div>
      {open === 'library' && (
        <MediaLibrary taken={taken} isPicture={isPicture} onPick={take} onChanged={changed} onClose={() => setOpen(null)} />
      )}
      {open === 'asset' && media !== null && (
        <AssetDialog id={media.id} isPicture={isPicture} onChanged={changed} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
