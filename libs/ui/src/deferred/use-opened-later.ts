import { startTransition, useEffect, useRef, useState } from 'react'

/** State of a popup that opens once it is there: its button takes the focus first, to which the focus returns on closing. */
export const useOpenedLater = () => {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    startTransition(() => setOpened(true))
  }, [])
  return { button, opened, setOpened }
}
