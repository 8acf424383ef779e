import type { Normaliser } from '@captain/validation'
import { TextInput } from '@mantine/core'
import { controlProps } from './control-props.tsx'
import { ConversionNotice } from './conversion-notice.tsx'
import type { InputProps } from './input-definition.ts'
import { useNormalisedText } from './use-normalised-text.ts'

type NormalisedTextInputProps = {
  readonly input: Omit<InputProps, 'field'>
  readonly type: 'text' | 'email' | 'tel'
  readonly inputMode: 'email' | 'tel' | 'numeric'
  readonly normalise: Normaliser
}

/** One box for a code or an address, normalized on blur. Autofill is off: editors never enter their own data here. */
export const NormalisedTextInput = ({ input, type, inputMode, normalise }: NormalisedTextInputProps) => {
  const { change, handlers } = useNormalisedText((text) => input.onChange(text === '' ? null : text), normalise)
  return (
    <>
      <TextInput
        {...controlProps(input)}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typeof input.value === 'string' ? input.value : ''}
        {...handlers}
      />
      <ConversionNotice change={change} />
    </>
  )
}
