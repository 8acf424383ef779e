import { useEffect, useState } from 'react'
import { useDelayed } from '../feedback/use-delayed.ts'

/** Between two skeletons of one wait, such as a page's and then its list's, no more passes, on a slow device neither. */
const FOLLOWS_MS = 500

/** When a skeleton was last seen; a page that has shown nothing yet has been waited for already. */
let lastSeen: number | null = null

/** Whether a skeleton is visible: after 300 ms, or at once where something is waited for already, so that the page never turns blank between two. */
export const useShown = (): boolean => {
  const [follows] = useState(() => lastSeen === null || performance.now() - lastSeen < FOLLOWS_MS)
  const late = useDelayed(true)
  const visible = follows || late
  useEffect(() => {
    if (!visible) return undefined
    return () => {
      lastSeen = performance.now()
    }
  }, [visible])
  return visible
}
