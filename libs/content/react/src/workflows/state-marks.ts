import type { AnyRecord, Workflow } from '@captain/content-core'
import type { ComponentType } from 'react'
import { WaitingMark } from './inbox/waiting-mark.tsx'

/** Marks next to the state of a record in lists, by workflow. */
export const STATE_MARKS = {
  publish: null,
  toggle: null,
  legal: null,
  inbox: WaitingMark,
  order: null,
  plain: null,
  singleton: null,
} satisfies Readonly<Record<Workflow, ComponentType<{ readonly record: AnyRecord }> | null>>
