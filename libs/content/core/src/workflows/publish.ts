import { dateTime } from '../fields/date-time.ts'
import type { StateInput, WorkflowDefinition } from './workflow-definition.ts'

type Period = { readonly publishFrom: string | null; readonly publishUntil: string | null }

/** Drafts that are published, also at a set time, taken back and archived (content model, G.publish); publishing again puts the working copy before the public. */
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
  exposure: 'step',
  listed: ['publishFrom', 'publishUntil'],
  indexed: ['publishFrom'],
} as const satisfies WorkflowDefinition

/** The state of a record of the `publish` workflow at an instant. */
export const publishStateAt = (record: StateInput, now: Date): (typeof publish)['states'][number] => {
  if (record.status !== 'published') return record.status === 'archived' ? 'archived' : 'draft'
  if (record.publishFrom && new Date(record.publishFrom) > now) return 'scheduled'
  return record.publishUntil && new Date(record.publishUntil) <= now ? 'expired' : 'published'
}
