import { useState } from 'react'

type TypedText = {
  /** Text of the box: the user's input until the value changes from outside. */
  readonly text: string
  readonly type: (text: string) => void
  /** Shows the stored form of the value, on blur. */
  readonly settle: () => void
}

/** Binds a text box to a value that is not text. Unreadable input is passed on as typed, so that it is kept and marked instead of lost. */
export const useTypedText = (
  value: unknown,
  onChange: (value: unknown) => void,
  read: (text: string) => unknown,
  show: (value: unknown) => string,
): TypedText => {
  const [typed, setTyped] = useState(() => show(value))
  const isOwn = Object.is(read(typed), value)
  return {
    text: isOwn ? typed : show(value),
    type: (text) => {
      setTyped(text)
      onChange(read(text))
    },
    settle: () => setTyped(show(value)),
  }
}
