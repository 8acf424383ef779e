import { useEffect, useRef } from 'react'

const FIRST_FIELD = 'input:not([hidden]):is(:checked, :not([type="radio"]))'

/** Focuses the first field of a form that opens, and again when `step` changes. Returns the ref of the form. */
export const useFirstFieldFocus = (step: string | boolean = true) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>(FIRST_FIELD)?.focus(), [step])
  return form
}
