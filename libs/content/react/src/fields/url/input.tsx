import { normaliserFor } from '@captain/validation'
import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import { ConversionNotice } from '../conversion-notice.tsx'
import type { InputProps } from '../input-definition.ts'
import { useNormalisedText } from '../use-normalised-text.ts'

const NORMALISE = normaliserFor(['url'])

/** A URL, trimmed on blur, since copied addresses often include blanks. */
export const UrlInput = (props: InputProps<'url'>) => {
  const { change, handlers } = useNormalisedText((text) => props.onChange(text === '' ? null : text), NORMALISE)
  return (
    <>
      <TextInput
        {...controlProps(props)}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typeof props.value === 'string' ? props.value : ''}
        {...handlers}
      />
      <ConversionNotice change={change} />
    </>
  )
}
