import type { MessageDescriptor } from '@lingui/core'
import type { GuardMode } from '../session/guard.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null on a frame: the page inside it decides. */
    readonly guard: GuardMode | null
    /** The page's title; null shows the site's name alone, and a page that names itself says so by leaving it out. */
    readonly title?: MessageDescriptor | null
  }

  interface HistoryState {
    /** The page that was refused, for the page that explains it. */
    readonly attempted?: string
  }
}
