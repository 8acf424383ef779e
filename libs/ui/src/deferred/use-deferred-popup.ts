import { useState } from 'react'
import { usePreload, type Deferred } from './deferred.ts'

/** Keys that open a list or menu at its button, in addition to those that click it. */
const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp'])

/** Props of the button until a user opens the popup. */
type PopupButton = {
  readonly 'aria-expanded': false
  readonly onClick: () => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => void
}

/**
 * Defers the popup of a button. Until a user opens it, `isUsed` is false and the caller shows the button alone, with `button` as its props.
 * The popup then replaces the button by one that takes the focus, and opens.
 */
export const useDeferredPopup = ({ load, isLoaded }: Pick<Deferred<never>, 'load' | 'isLoaded'>, onMissing: () => void) => {
  const [isUsed, setUsed] = useState(false)
  usePreload({ load })
  const preload = () => void load().catch(() => undefined)
  const open = () => {
    if (isLoaded()) setUsed(true)
    else load().then(() => setUsed(true), onMissing)
  }
  const button: PopupButton = {
    'aria-expanded': false,
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
    onKeyDown: (event) => {
      if (!OPENING_KEYS.has(event.key)) return
      event.preventDefault()
      open()
    },
  }
  return { isUsed, button }
}
