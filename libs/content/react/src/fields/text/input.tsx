import { isComposing } from '@captain/ui'
import { Textarea, TextInput as Box } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { UniqueNotice } from '../unique-notice.tsx'

/** From this many bytes on a value is often longer than its box, which then grows by lines. */
const GROWS_FROM = 300

const oneLine = (text: string): string | null => (text === '' ? null : text.replaceAll(/\s*\n\s*/g, ' '))

const valueOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const GrowingText = (props: InputProps<'text'>) => (
  <Textarea
    {...controlProps(props)}
    autosize
    minRows={1}
    maxRows={8}
    autoComplete="off"
    value={valueOf(props.value)}
    onChange={(event) => props.onChange(oneLine(event.currentTarget.value))}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && !isComposing(event)) event.preventDefault()
    }}
  />
)

/** One line of text; a long one wraps, but never holds line breaks. */
export const TextInput = (props: InputProps<'text'>) => {
  const { field, path, value, onChange, lang } = props
  return (
    <>
      {field.config.maxBytes >= GROWS_FROM ? (
        <GrowingText {...props} />
      ) : (
        <Box
          {...controlProps(props)}
          autoComplete="off"
          value={valueOf(value)}
          onChange={(event) => onChange(oneLine(event.currentTarget.value))}
        />
      )}
      {field.unique && lang !== 'en' && <UniqueNotice path={path} value={value} />}
    </>
  )
}
