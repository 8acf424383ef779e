import { useEffect, useState } from 'react'

/** Returns true after `active` has been true for `ms`, so that shorter waits show no loader. */
export const useDelayed = (active: boolean, ms = 300): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => setPassed(true), ms)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [active, ms])
  return active && passed
}
