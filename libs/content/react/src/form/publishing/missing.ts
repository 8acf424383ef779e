import type { ReactNode } from 'react'

/** What keeps a form from being published, and what publishing it would do. */
export type Missing = {
  /** Paths with issues, in the order of the form. */
  readonly paths: readonly string[]
  readonly question: { readonly title: ReactNode; readonly body: ReactNode; readonly confirmLabel: ReactNode }
  readonly effects: readonly string[]
}
