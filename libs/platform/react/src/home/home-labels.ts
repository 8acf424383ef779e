import type { AttemptFailure } from '@captain/content-core'
import { createContext, useContext } from 'react'

/** Labels of what other parts of the back office record: the audit log and the webhooks. */
export type HomeLabels = {
  /** By the name of the audited action. */
  readonly actions: Readonly<Record<string, string>>
  /** Of failed attempts without a response. */
  readonly deliveryFailures: Readonly<Record<AttemptFailure, string>>
}

const Context = createContext<HomeLabels | null>(null)

export const HomeLabelsProvider = Context.Provider

/** Returns the labels that the home page was given. Throws outside of it. */
export const useHomeLabels = (): HomeLabels => {
  const found = useContext(Context)
  if (found === null) throw new TypeError('events and failures are shown on the home page only')
  return found
}
