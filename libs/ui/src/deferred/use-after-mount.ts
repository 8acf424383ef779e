import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false in the first render and true after it. A dialog that is mounted closed and opens then slides in, and returns the focus when
 * it closes.
 */
export const useAfterMount = (): boolean => {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => startTransition(() => setMounted(true)), [])
  return isMounted
}
