import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { createSharedValue, useSharedValue } from '../shared-value.ts'

/** A component whose code is not part of the first paint. */
export type Deferred<Props extends object> = {
  /** Loads the code once. Rejects if it cannot be fetched; the next call tries again. */
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
  /** Renders the component; nothing until its code is loaded, which it does not start. */
  readonly Show: (props: Props) => ReactNode
}

/** Defers the code of a component until it is used or preloaded. */
export const deferred = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Deferred<Props> => {
  const loaded = createSharedValue<{ readonly Component: ComponentType<Props> } | null>(null)
  let loading: Promise<void> | null = null
  const start = async (): Promise<void> => {
    try {
      loaded.set({ Component: await fetchCode() })
    } finally {
      loading = null
    }
  }
  return {
    load: async () => {
      if (loaded.get() === null) await (loading ??= start())
    },
    isLoaded: () => loaded.get() !== null,
    Show: (props) => {
      const found = useSharedValue(loaded)
      return found === null ? null : createElement(found.Component, props)
    },
  }
}

/** Delay in ms after which the first paint and its requests are over. */
const AFTER_PAINT = 1500

/** Preloads code that a user may need soon, after the first paint. */
export const usePreload = ({ load }: Pick<Deferred<never>, 'load'>): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      // On failure, the first use tries again and shows the error.
      load().catch(() => undefined)
    }, AFTER_PAINT)
    return () => clearTimeout(timer)
  }, [load])
}
