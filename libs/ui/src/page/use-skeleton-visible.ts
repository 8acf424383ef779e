import { useEffect, useState } from 'react'
import { useDelayed } from '../feedback/use-delayed.ts'

/** Maximum time between two skeletons of one wait, such as a page's and then its list's, even on a slow device. */
const FOLLOWS_MS = 500

/** Time when a skeleton was last visible. The user has already waited for a page that has shown nothing yet. */
let lastSeen: number | null = null

/**
 * Returns whether a skeleton is visible: after 300 ms, or immediately during an ongoing wait, so that the page is never blank between two.
 */
export const useSkeletonVisible = (): boolean => {
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
