import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/** Accepts files that are dropped anywhere on the page, except in dialogs; returns whether files are above it. */
export const usePageDrop = (isActive: boolean, onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isActive) return undefined
    const controller = new AbortController()
    const { signal } = controller
    // Every element below the pointer is entered and left.
    let depth = 0
    const enter = (step: 1 | -1) => (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth + step)
      setOver(depth > 0)
    }
    window.addEventListener('dragenter', enter(1), { signal })
    window.addEventListener('dragleave', enter(-1), { signal })
    // Otherwise the browser would open the file in place of the page.
    window.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), { signal })
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth = 0
        setOver(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) take(files)
      },
      { signal },
    )
    return () => {
      controller.abort()
      setOver(false)
    }
  }, [isActive])
  return isOver
}
