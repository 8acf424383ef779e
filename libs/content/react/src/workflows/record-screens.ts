import type { Workflow } from '@captain/content-core'
import { preloadableScreen } from '../preloadable-screen.ts'

export const PREVIEW = preloadableScreen(async () => (await import('../preview/screen-with-messages.ts')).PreviewScreen)
const STEPS = preloadableScreen(async () => (await import('../transitions/transition-screen.tsx')).TransitionScreen)
const INBOX = preloadableScreen(async () => (await import('./inbox/letter/screen-with-messages.ts')).InboxScreen)

/** The screen of one record: a preview of its public page or, for submissions, its handling by staff. */
export const RECORD_SCREENS = {
  publish: PREVIEW,
  toggle: PREVIEW,
  legal: PREVIEW,
  inbox: INBOX,
  order: STEPS,
  plain: PREVIEW,
  singleton: PREVIEW,
} satisfies Readonly<Record<Workflow, unknown>>
