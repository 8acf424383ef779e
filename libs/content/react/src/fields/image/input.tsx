import { MAX_IMAGE_BYTES } from '@captain/content-core'
import { MediaInput } from '../../media/media-input.tsx'
import type { InputProps } from '../input-definition.ts'

export const ImageInput = ({ field, ...input }: InputProps<'image'>) => (
  <MediaInput input={input} taken={{ ...field.config, maxBytes: MAX_IMAGE_BYTES }} isPicture />
)
