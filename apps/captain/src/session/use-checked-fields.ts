import { hasKey } from '@captain/validation'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'

/** Validates a value. Returns a message, or null if it is valid. */
type Rule = (value: string) => string | null

type FieldProps = {
  readonly ref: (input: HTMLInputElement | null) => void
  readonly name: string
  readonly value: string
  readonly error: string | null
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

/** A few fields that keep what was typed through every refusal: what is wrong shows on leaving a field, and goes as soon as it is right. */
export const useCheckedFields = <Name extends string>(initial: Readonly<Record<Name, string>>, rules: Readonly<Record<Name, Rule>>) => {
  const names = Object.keys(initial).filter((name) => hasKey(rules, name))
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const inputs = useRef(new Map<Name, HTMLInputElement>())

  const propsOf = (name: Name): FieldProps => ({
    ref: (input) => {
      if (input === null) inputs.current.delete(name)
      else inputs.current.set(name, input)
    },
    name,
    value: values[name],
    error: checked.includes(name) ? rules[name](values[name]) : null,
    onChange: ({ currentTarget: { value } }) => setValues((last) => ({ ...last, [name]: value })),
    onBlur: () => {
      if (values[name] !== '') setChecked((last) => [...last, name])
    },
  })

  /** Shows all messages and focuses the first invalid field. Returns whether all fields are valid. */
  const check = (): boolean => {
    setChecked(names)
    const wrong = names.find((name) => rules[name](values[name]) !== null)
    if (wrong !== undefined) inputs.current.get(wrong)?.focus()
    return wrong === undefined
  }

  const submitWith =
    (callback: () => void) =>
    (event: FormEvent): void => {
      event.preventDefault()
      if (check()) callback()
    }

  return { values, propsOf, check, submitWith }
}
