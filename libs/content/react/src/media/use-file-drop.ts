import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Accepts a file that is dropped on an element or pasted inside it; returns whether a dragged file is above it. */
export const useFileDrop = (zone: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const file = files?.[0]
    if (file === undefined) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const element = zone.current
    if (element === null) return undefined
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    element.addEventListener('dragleave', () => setOver(false), { signal })
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        setOver(false)
        take(event, event.dataTransfer?.files)
      },
      { signal },
    )
    element.addEventListener('paste', (event) => take(event, event.clipboardData?.files), { signal })
    return () => controller.abort()
  }, [zone])
  return isOver
}
