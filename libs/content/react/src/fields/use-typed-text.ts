import { useState } from 'react'

type TypedText = {
  /** What stands in the box: what was typed, until the value changes from outside. */
  readonly text: string
  readonly type: (text: string) => void
  /** Shows the value as it is kept, for the moment the box is left. */
  readonly settle: () => void
}

/**
 * A text box over a value that is no text. What can't be read is handed on as it was typed, so that it is kept and marked instead of lost.
 */
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
