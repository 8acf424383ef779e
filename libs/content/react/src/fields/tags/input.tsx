import { isComposing } from '@captain/ui'
import { nfc } from '@captain/validation'
import { TagsInput as Box } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { isTexts } from '../../is-object.ts'

const SEPARATORS = [',', '、', '，']

/** Free words; Enter or a comma ends one, except the Enter that ends a conversion. */
export const TagsInput = (props: InputProps<'tags'>) => (
  <Box
    {...controlProps(props)}
    value={isTexts(props.value) ? props.value : []}
    onChange={(tags) => props.onChange(tags.map((tag) => nfc(tag).trim()).filter((tag) => tag !== ''))}
    splitChars={SEPARATORS}
    onKeyDown={(event: KeyboardEvent) => {
      if (isComposing(event)) event.stopPropagation()
    }}
  />
)
