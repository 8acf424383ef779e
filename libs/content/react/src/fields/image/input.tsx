import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileButton, Progress } from '@mantine/core'
import { IconPhoto, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useForm } from '../../form/form-context.ts'
import type { InputProps } from '../input-definition.ts'
import notice from '../notice.module.css'
import { useFileDrop } from './use-file-drop.ts'
import { IMAGE_TYPES, useImageUpload } from './use-image-upload.ts'
import classes from './input.module.css'

/** One picture: chosen by button, dropped or pasted. */
export const ImageInput = ({ field, value, onChange, id, labelledBy, describedBy, invalid }: InputProps<'image'>) => {
  const { t } = useLingui()
  const { known } = useForm()
  const { progress, refusal, upload, cancel, forget } = useImageUpload(field.config.maxBytes, (media) => {
    known.addMedia(media)
    onChange(media.id)
  })
  const media = typeof value === 'string' ? known.media(value) : null
  const take = (file: File | null) => {
    if (file !== null) upload(file)
  }
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
      >
        <div className={classes.frame}>
          {media === null ? (
            <IconPhoto size={28} stroke={1.3} aria-hidden />
          ) : (
            <img src={media.thumbnailUrl} alt={media.alt.ja ?? ''} className={classes.picture} />
          )}
        </div>
        <div className={classes.words}>
          {media !== null && (
            <p className={classes.name}>
              {media.originalName}
              {media.width !== null && media.height !== null && (
                <span className={classes.size}>
                  {media.width} × {media.height} px
                </span>
              )}
            </p>
          )}
          {media === null && value !== null && (
            <p className={classes.name}>
              <Trans>画像は選ばれていますが、ここには表示できません。</Trans>
            </p>
          )}
          {progress === null ? (
            <div className={classes.acts}>
              <FileButton onChange={take} accept={IMAGE_TYPES.join(',')} inputProps={{ 'aria-hidden': true, tabIndex: -1 }}>
                {(props) => (
                  <Button
                    {...props}
                    id={id}
                    variant="default"
                    leftSection={<IconUpload size={15} />}
                    aria-describedby={describedBy}
                    aria-labelledby={`${labelledBy} ${id}`}
                  >
                    {value === null ? <Trans>画像を選ぶ</Trans> : <Trans>差し替える</Trans>}
                  </Button>
                )}
              </FileButton>
              {value !== null && (
                <Button
                  variant="subtle"
                  onClick={() => {
                    forget()
                    onChange(null)
                  }}
                >
                  <Trans>外す</Trans>
                </Button>
              )}
            </div>
          ) : (
            <div className={classes.progress}>
              <Progress value={progress * 100} aria-label={t`アップロードしています`} />
              <Button variant="subtle" size="xs" onClick={cancel}>
                <Trans>中止</Trans>
              </Button>
            </div>
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
    </>
  )
}
