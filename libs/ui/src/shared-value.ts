import { useSyncExternalStore } from 'react'

/** A value outside of the components that show it. */
export type SharedValue<T> = {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Calls the listener after each change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a value that any code changes and that components follow with `useSharedValue`. */
export const createSharedValue = <T>(initial: T): SharedValue<T> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns a shared value; the component renders again when it changes. */
export const useSharedValue = <T>({ subscribe, get }: Pick<SharedValue<T>, 'get' | 'subscribe'>): T => useSyncExternalStore(subscribe, get)
