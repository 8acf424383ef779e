import { MediaInput } from '../../media/media-input.tsx'
import type { InputProps } from '../input-definition.ts'

export const FileInput = ({ field, ...input }: InputProps<'file'>) => <MediaInput input={input} taken={field.config} isPicture={false} />
