import { isComposing } from '@captain/ui'
import { nfc, isStringArray } from '@captain/validation'
import { TagsInput as Box } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

const SEPARATORS = [',', '、', '，']

/** Free text tags. Enter or a comma ends a tag, except for the Enter that ends an IME conversion. */
export const TagsInput = (props: InputProps<'tags'>) => (
  <Box
    {...controlProps(props)}
    value={isStringArray(props.value) ? props.value : []}
    onChange={(tags) => props.onChange(tags.map((tag) => nfc(tag).trim()).filter((tag) => tag !== ''))}
    splitChars={SEPARATORS}
    onKeyDown={(event: KeyboardEvent) => {
      if (isComposing(event)) event.stopPropagation()
    }}
  />
)
