import { useEffect, useId } from 'react'
import { createSharedValue, useSharedValue } from '../shared-value.ts'

/** Action that the current page offers. */
export type PageAction = {
  readonly does: string
  /** Key combinations that run it, as `Shortcut` writes them; `['j', 'k']` are two. */
  readonly keys?: readonly string[]
  /** Runs the action from elsewhere; left out if it needs a place on the page, such as a row. */
  readonly run?: () => void
  /** What it acts on, such as the title of a record; left out for the page. */
  readonly on?: string
  /** Stable name of an action that many pages offer: the palette has words and an icon for it. */
  readonly verb?: string
  /** Further words that find it. */
  readonly also?: readonly string[]
}

let offers: ReadonlyMap<string, readonly PageAction[]> = new Map()
const all = createSharedValue<readonly PageAction[]>([])

const change = (key: string, actions: readonly PageAction[] | null): void => {
  const next = new Map(offers)
  if (actions === null) next.delete(key)
  else next.set(key, actions)
  offers = next
  all.set([...offers.values()].flat())
}

/** Registers the actions of a part of the page for the list of keys and the command palette, while the part is mounted. */
export const useProvidePageActions = (actions: readonly PageAction[]): void => {
  const key = useId()
  useEffect(() => change(key, actions))
  useEffect(() => () => change(key, null), [key])
}

/** Returns the actions of the current page, part by part. */
export const usePageActions = (): readonly PageAction[] => useSharedValue(all)
