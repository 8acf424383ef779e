import { MediaInput } from '../../media/media-input.tsx'
import type { InputProps } from '../input-definition.ts'

export const ImageInput = ({ field, ...input }: InputProps<'image'>) => <MediaInput input={input} taken={field.config} isPicture />
