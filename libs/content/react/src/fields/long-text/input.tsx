import { controlProps } from '../control-props.tsx'
import { GrowingTextarea } from '../growing-textarea.tsx'
import type { InputProps } from '../input-definition.ts'
import { useNormalisedText } from '../use-normalised-text.ts'

/** Text stored as typed, except that it is NFC-normalized and trimmed. */
export const LongTextInput = (props: InputProps<'longText'>) => {
  const { handlers } = useNormalisedText((text) => props.onChange(text === '' ? null : text), null)
  return (
    <GrowingTextarea
      {...controlProps(props)}
      minRows={3}
      maxRows={20}
      value={typeof props.value === 'string' ? props.value : ''}
      {...handlers}
    />
  )
}
