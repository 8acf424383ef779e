import { halfWidth, maxDate, onlyTrue } from '@captain/validation'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { longText } from '../fields/long-text.ts'
import { text } from '../fields/text.ts'
import type { StateInput, WorkflowDefinition } from './workflow-definition.ts'

/** Returns the state of a version at an instant; `publishFrom` is the first moment of its effective day. */
const stateAt = (record: StateInput, now: Date): 'draft' | 'scheduled' | 'inForce' | 'superseded' | 'withdrawn' => {
  if (record.status !== 'published') return record.status === 'withdrawn' ? 'withdrawn' : 'draft'
  if (record.publishFrom && new Date(record.publishFrom) > now) return 'scheduled'
  return record.isInForce === true ? 'inForce' : 'superseded'
}

/** Workflow of document versions, each valid from its effective day (content model, G.legal); a published version never changes. */
export const legal = {
  fields: {
    version: text({ required: true, public: true, maxBytes: 20, unique: true, rules: [halfWidth()] }),
    enactedOn: date({ required: true, public: true }),
    effectiveDate: date({ required: true, public: true, rules: [maxDate('today+1y')] }),
    changeSummary: longText({ localized: true, public: true, maxBytes: 1500 }),
    reviewedConfirm: boolean({ required: 'publish', rules: [onlyTrue()] }),
    internalNote: longText({ maxBytes: 1500 }),
  },
  statuses: ['draft', 'published', 'withdrawn'],
  states: ['draft', 'scheduled', 'inForce', 'superseded', 'withdrawn'],
  transitions: {
    publish: { from: ['draft'], to: 'published', stage: 'publish' },
    withdraw: { from: ['published'], to: 'withdrawn' },
  },
  exposure: 'transition',
  listFields: ['version', 'effectiveDate'],
  indexed: ['version', 'effectiveDate'],
  keepsVersions: true,
  startsAt: { field: 'effectiveDate', precision: 'day' },
  pending: [
    { kind: 'drafts', states: ['draft'] },
    { kind: 'scheduled', states: ['scheduled'] },
  ],
  stateAt,
} as const satisfies WorkflowDefinition
