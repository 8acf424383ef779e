import type { Workflow } from '@captain/content-core'
import { screenCode } from '../screen-code.ts'

export const PREVIEW = screenCode(async () => (await import('../preview/preview-screen.tsx')).PreviewScreen)
const STEPS = screenCode(async () => (await import('../steps/step-screen.tsx')).StepScreen)
const INBOX = screenCode(async () => (await import('./inbox/inbox-screen.tsx')).InboxScreen)

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
