import { useState } from 'react'

export type Pending = {
  readonly isPending: boolean
  /** The same for handlers that outlive a render. */
  has(): boolean
  /** Counts something on its way, which `stop` gives up; answers what to call when it has arrived or will not. */
  begin(stop: () => void): () => void
  stop(): void
}

/** What is still on its way into a form, such as a picture: it counts as a change before it has arrived. */
export const usePending = (onEnd: () => void): Pending => {
  const [isPending, setPending] = useState(false)
  const [stops] = useState(() => new Map<symbol, () => void>())
  const [acts] = useState(() => ({
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
  return { isPending, ...acts }
}
