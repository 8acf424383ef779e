import { useEffect, useRef } from 'react'

const FIRST_FIELD = 'input:not([hidden]):is(:checked, :not([type="radio"]))'

/** Leads into a form that somebody has just opened, to its first field, and again when `step` has changed what that is; the ref of the form. */
export const useFirstFieldFocus = (step: string | boolean = true) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>(FIRST_FIELD)?.focus(), [step])
  return form
}
