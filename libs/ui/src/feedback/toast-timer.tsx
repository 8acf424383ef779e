import { useEffect, useEffectEvent, useRef } from 'react'

const isHeld = (toast: Element) => toast.matches(':hover, :focus-within')

/**
 * Closes the surrounding toast after `life` ms. The timer stops while a pointer or the focus is in the toast and restarts when both have
 * left. The library itself only handles the pointer.
 */
export const ToastTimer = ({ life, onEnd }: { readonly life: number; readonly onEnd: () => void }) => {
  const here = useRef<HTMLSpanElement>(null)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const toast = here.current?.closest('[data-severity]')
    if (!toast) return undefined
    let timer = setTimeout(end, life)
    const stop = () => clearTimeout(timer)
    const start = () => {
      stop()
      timer = setTimeout(() => (isHeld(toast) ? start() : end()), life)
    }
    const stopping = ['pointerenter', 'focusin'] as const
    const starting = ['pointerleave', 'focusout'] as const
    for (const event of stopping) toast.addEventListener(event, stop)
    for (const event of starting) toast.addEventListener(event, start)
    return () => {
      stop()
      for (const event of stopping) toast.removeEventListener(event, stop)
      for (const event of starting) toast.removeEventListener(event, start)
    }
  }, [life])

  return <span ref={here} hidden />
}
