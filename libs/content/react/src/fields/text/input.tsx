import { ruleCodesOf } from '@captain/content-core'
import { normaliserFor } from '@captain/validation'
import { TextInput as Box } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { controlProps } from '../control-props.tsx'
import { ConversionNotice } from '../conversion-notice.tsx'
import { GrowingTextarea } from '../growing-textarea.tsx'
import type { InputProps } from '../input-definition.ts'
import { UniqueCheck } from '../unique-check.tsx'
import { useNormalisedText } from '../use-normalised-text.ts'

/** From this maximum of bytes on, the box grows by lines, since values are often longer than one line. */
const GROWS_FROM = 300

const oneLine = (text: string): string | null => (text === '' ? null : text.replaceAll(/\s*\n\s*/g, ' '))

const valueOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Rejects the line break itself rather than the key, which may be a screen shortcut or end an IME conversion. */
const refuseLineBreak = (event: InputEvent) => {
  if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') event.preventDefault()
}

type TextBoxProps = { readonly input: InputProps<'text'>; readonly handlers: ReturnType<typeof useNormalisedText>['handlers'] }

const GrowingText = ({ input, handlers }: TextBoxProps) => {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = box.current
    element?.addEventListener('beforeinput', refuseLineBreak)
    return () => element?.removeEventListener('beforeinput', refuseLineBreak)
  }, [])
  return (
    <GrowingTextarea
      {...controlProps(input)}
      ref={box}
      minRows={1}
      maxRows={8}
      autoComplete="off"
      value={valueOf(input.value)}
      {...handlers}
    />
  )
}

/** One line of text. Long text wraps but never contains line breaks. */
export const TextInput = (props: InputProps<'text'>) => {
  const { field, path, value, onChange, lang } = props
  const normalise = useMemo(() => normaliserFor(ruleCodesOf(field)), [field])
  const { change, handlers } = useNormalisedText((text) => onChange(oneLine(text)), normalise)
  return (
    <>
      {field.unique && lang !== 'en' && <UniqueCheck path={path} value={value} />}
      {field.config.maxBytes >= GROWS_FROM ? (
        <GrowingText input={props} handlers={handlers} />
      ) : (
        <Box {...controlProps(props)} autoComplete="off" value={valueOf(value)} {...handlers} />
      )}
      {normalise !== null && <ConversionNotice change={change} />}
    </>
  )
}
