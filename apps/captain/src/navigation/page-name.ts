import { useSyncExternalStore } from 'react'
import { toldWords } from './told-words.ts'

let name: string | null = null
const listeners = new Set<() => void>()

/** Says what the page on show is called, for whoever names the place, until that is taken back; null: the site's name alone. */
export const tellPageName = toldWords<string | null>((next) => {
  name = next
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the page on show is called; null until it says so. */
export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => name)
