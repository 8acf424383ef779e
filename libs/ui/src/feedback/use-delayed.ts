import { useEffect, useState } from 'react'

/** True once `active` has stayed true for `ms`: what is quicker than that shows no loader. */
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
