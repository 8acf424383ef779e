import { useSyncExternalStore } from 'react'
import { createTextOverrides } from './create-text-overrides.ts'

let name: string | null = null
const listeners = new Set<() => void>()

/** Sets the name of the current page; the returned function removes it. Null leaves only the name of the site. */
export const setPageName = createTextOverrides<string | null>((next) => {
  name = next
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the name of the current page; null until the page sets it. */
export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => name)
