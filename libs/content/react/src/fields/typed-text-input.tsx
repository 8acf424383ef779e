import { changeOf } from '@captain/validation'
import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { controlProps } from './control-props.tsx'
import { ConversionNotice } from './conversion-notice.tsx'
import type { InputProps } from './input-definition.ts'
import { useTypedText } from './use-typed-text.ts'

type TypedTextInputProps = {
  readonly input: Omit<InputProps, 'field'>
  readonly read: (text: string) => unknown
  readonly show: (value: unknown) => string
  readonly inputMode: 'numeric' | 'decimal'
  readonly rightSection?: ReactNode
}

/** One box for a value that is typed as text and stored as another type. */
export const TypedTextInput = ({ input, read, show, inputMode, rightSection }: TypedTextInputProps) => {
  const typed = useTypedText(input.value, input.onChange, read, show)
  const [isNarrowed, setNarrowed] = useState(false)
  return (
    <>
      <TextInput
        {...controlProps(input)}
        inputMode={inputMode}
        autoComplete="off"
        value={typed.text}
        onChange={(event) => {
          setNarrowed(false)
          typed.type(event.currentTarget.value)
        }}
        onBlur={() => {
          // Changes of commas and slashes need no notice.
          if (changeOf(typed.text, show(input.value)) === 'halfWidth') setNarrowed(true)
          typed.settle()
        }}
        rightSection={rightSection}
      />
      <ConversionNotice change={isNarrowed ? 'halfWidth' : null} />
    </>
  )
}
