import { useEffect, useState } from 'react'

/**
 * Delays changes that would move the page until a press ends. A message that appears between press and release would move the button away
 * from the pointer.
 */
export const useAfterPress = (): ((callback: () => void) => void) => {
  const [press] = useState(() => {
    let isPressed = false
    let waiting: (() => void)[] = []
    return {
      down: () => {
        isPressed = true
      },
      // The click follows the release; delayed changes follow the click.
      up: () => {
        isPressed = false
        setTimeout(() => {
          const callbacks = waiting
          waiting = []
          for (const callback of callbacks) callback()
        })
      },
      after: (callback: () => void) => {
        if (isPressed) waiting.push(callback)
        else callback()
      },
    }
  })
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    document.addEventListener('pointerdown', press.down, options)
    document.addEventListener('pointerup', press.up, options)
    document.addEventListener('pointercancel', press.up, options)
    return () => controller.abort()
  }, [press])
  return press.after
}
