import { dateTime } from '../fields/date-time.ts'
import type { StateInput, WorkflowDefinition } from './workflow-definition.ts'

type Period = { readonly publishFrom: string | null; readonly publishUntil: string | null }

/** Returns the state of a record at an instant. */
const stateAt = (record: StateInput, now: Date): 'draft' | 'scheduled' | 'published' | 'expired' | 'archived' => {
  if (record.status !== 'published') return record.status === 'archived' ? 'archived' : 'draft'
  if (record.publishFrom && new Date(record.publishFrom) > now) return 'scheduled'
  return record.publishUntil && new Date(record.publishUntil) <= now ? 'expired' : 'published'
}

/**
 * Workflow of drafts that staff publish, immediately or at a set time, unpublish and archive (content model, G.publish). Publishing again
 * replaces the published copy with the working copy.
 */
export const publish = {
  fields: { publishFrom: dateTime({ public: true }), publishUntil: dateTime({}) },
  checks: [
    {
      path: 'publishUntil',
      rule: 'endAfterStart',
      test: ({ publishFrom, publishUntil }: Period) => publishFrom === null || publishUntil === null || publishUntil > publishFrom,
    },
  ],
  statuses: ['draft', 'published', 'archived'],
  states: ['draft', 'scheduled', 'published', 'expired', 'archived'],
  transitions: {
    publish: { from: ['draft', 'published', 'archived'], to: 'published', stage: 'publish' },
    unpublish: { from: ['published'], to: 'draft' },
    archive: { from: ['published', 'draft'], to: 'archived' },
    reopen: { from: ['archived'], to: 'draft' },
  },
  exposure: 'transition',
  listFields: ['publishFrom', 'publishUntil'],
  indexed: ['publishFrom'],
  isChronological: true,
  startsAt: { field: 'publishFrom', precision: 'instant' },
  resetInDuplicate: { publishFrom: null, publishUntil: null },
  pending: [
    { kind: 'drafts', states: ['draft'] },
    { kind: 'scheduled', states: ['scheduled'] },
  ],
  stateAt,
} as const satisfies WorkflowDefinition
