import { useEffect, useId, useSyncExternalStore } from 'react'

/** Something that the page on show offers. */
export type OfferedAct = {
  readonly does: string
  /** Combinations that do it, as `Shortcut` writes them; `['j', 'k']` are two. */
  readonly keys?: readonly string[]
  /** Does it from elsewhere; left out where it needs a place on the page, such as a row. */
  readonly act?: () => void
}

const NONE: readonly OfferedAct[] = []

let offers: ReadonlyMap<string, readonly OfferedAct[]> = new Map()
let all: readonly OfferedAct[] = NONE
const listeners = new Set<() => void>()

const change = (key: string, acts: readonly OfferedAct[] | null): void => {
  const next = new Map(offers)
  if (acts === null) next.delete(key)
  else next.set(key, acts)
  offers = next
  all = [...offers.values()].flat()
  for (const listener of listeners) listener()
}

/** Tells the frame what this part of the page offers, for its list of keys and its palette, as long as it is there. */
export const useOfferActs = (acts: readonly OfferedAct[]): void => {
  const key = useId()
  useEffect(() => change(key, acts))
  useEffect(() => () => change(key, null), [key])
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the page on show offers, part by part. */
export const useOfferedActs = (): readonly OfferedAct[] => useSyncExternalStore(subscribe, () => all)
