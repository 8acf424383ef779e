import { useRef, useState, type RefObject } from 'react'
import { usePreload, type Deferred } from './deferred.ts'

/** Keys that open a list or menu at its button, in addition to those that click it. */
const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp'])

/** Props of the button until a user opens the popup. */
type PopupButton = {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-expanded': false
  /** Whether the popup opens as soon as its code is loaded. */
  readonly 'aria-busy': boolean
  readonly onClick: () => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => void
}

/** Whether the focus has not gone to another element than the button; in some browsers, a click focuses no button. */
const isStillAt = (button: HTMLElement | null): boolean => {
  const { activeElement } = document
  return button !== null && (activeElement === null || activeElement === document.body || activeElement === button)
}

/**
 * Defers the popup of a button. Until a user opens it, `isUsed` is false and the caller shows the button alone, with `button` as its props.
 * The popup then replaces the button by one that takes the focus, and opens. If the focus has left the button before the code is there, the
 * popup stays closed until its next use.
 */
export const useDeferredPopup = ({ load, isLoaded }: Pick<Deferred<never>, 'load' | 'isLoaded'>, onMissing: () => void) => {
  const ref = useRef<HTMLButtonElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  usePreload({ load })
  const preload = () => void load().catch(() => undefined)
  const openLater = async () => {
    setBusy(true)
    try {
      await load()
      if (isStillAt(ref.current)) setUsed(true)
    } catch {
      onMissing()
    } finally {
      setBusy(false)
    }
  }
  const open = () => {
    if (isLoaded()) setUsed(true)
    else void openLater()
  }
  const button: PopupButton = {
    ref,
    'aria-expanded': false,
    'aria-busy': isBusy,
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
