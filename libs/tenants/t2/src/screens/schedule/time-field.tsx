import { formatMinutes, parseBusinessTime } from '@captain/locale'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { TypedTime } from './shift-drafts.ts'

const readTime = (text: string): TypedTime => (text.trim() === '' ? null : (parseBusinessTime(text) ?? text))

const showTime = (time: TypedTime): string => (typeof time === 'number' ? formatMinutes(time) : (time ?? ''))

type TimeFieldProps = {
  readonly label: string
  readonly value: TypedTime
  readonly problem: string | undefined
  readonly isFirst?: boolean
  readonly onChange: (value: TypedTime) => void
}

/** A time of the business day, typed as `20:00`, `2000` or `25時`; parsed when the field loses the focus. */
export const TimeField = ({ label, value, problem, isFirst = false, onChange }: TimeFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed === null) return
    setTyped(null)
    const next = readTime(typed)
    if (next !== value) onChange(next)
  }
  return (
    <TextInput
      label={label}
      value={typed ?? showTime(value)}
      error={typed === null ? problem : undefined}
      inputMode="numeric"
      autoComplete="off"
      {...(isFirst && { 'data-autofocus': true })}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle()
      }}
    />
  )
}
