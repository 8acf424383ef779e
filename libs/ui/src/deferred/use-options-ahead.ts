import { startTransition, useState } from 'react'

/**
 * Props of a list of choices whose options are rendered when the pointer or the focus reaches it, before it opens: rendered by the press
 * they would make it wait, and rendered with the form, the form.
 */
export const useOptionsAhead = () => {
  const [isReached, setReached] = useState(false)
  const reach = () => startTransition(() => setReached(true))
  return { comboboxProps: { keepMounted: isReached }, onPointerEnter: reach, onFocus: reach }
}
