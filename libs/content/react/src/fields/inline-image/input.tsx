import { Trans } from '@lingui/react/macro'
import { Button, FileButton } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { InputProps } from '../input-definition.ts'
import notice from '../notice.module.css'
import { cropSquare } from './crop-square.ts'
import classes from './inline-image.module.css'

const TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

/** Selects an image and keeps the square in its middle. */
export const InlineImageInput = ({ field, value, onChange, id, labelledBy, describedBy }: InputProps<'inlineImage'>) => {
  const [isRefused, setRefused] = useState(false)
  const pick = async (file: File | null) => {
    if (file === null) return
    const cropped = await cropSquare(file, field.config.maxBytes)
    setRefused(cropped === null)
    if (cropped !== null) onChange(cropped)
  }
  return (
    <div className={classes.root} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {typeof value === 'string' ? (
        <img className={classes.picture} src={value} alt="" width={72} height={72} />
      ) : (
        <span className={classes.nothing} aria-hidden />
      )}
      <div className={classes.acts}>
        <FileButton accept={TYPES} onChange={(file) => void pick(file)}>
          {(button) => (
            <Button
              {...button}
              id={id}
              variant="default"
              size="xs"
              aria-labelledby={`${id} ${labelledBy}`}
              leftSection={<IconPhotoUp size={16} />}
            >
              <Trans>画像を選ぶ</Trans>
            </Button>
          )}
        </FileButton>
        {typeof value === 'string' && (
          <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
            <Trans>画像を外す</Trans>
          </Button>
        )}
      </div>
      <p className={notice.notice} role="status">
        {isRefused && <Trans>この画像は読み込めませんでした。PNG・JPEG・WebPなどの画像を選んでください。</Trans>}
      </p>
    </div>
  )
}
