import { useState } from 'react'

export type Pending = {
  readonly isPending: boolean
  /** The same for handlers that outlive a render. */
  has(): boolean
  /** Counts a pending input, which `stop` cancels. Call the returned function when it arrives or fails. */
  begin(stop: () => void): () => void
  stop(): void
}

/** Pending inputs of a form, such as an image upload; each counts as a change before it arrives. */
export const usePending = (onEnd: () => void): Pending => {
  const [isPending, setPending] = useState(false)
  const [stops] = useState(() => new Map<symbol, () => void>())
  const [actions] = useState(() => ({
    has: () => stops.size > 0,
    begin: (stop: () => void) => {
      const key = Symbol('pending')
      stops.set(key, stop)
      setPending(true)
      return () => {
        stops.delete(key)
        onEnd()
        setPending(stops.size > 0)
      }
    },
    stop: () => {
      for (const stop of stops.values()) stop()
    },
  }))
  return { isPending, ...actions }
}
