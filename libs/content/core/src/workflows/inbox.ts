import { dateTime } from '../fields/date-time.ts'
import { longText } from '../fields/long-text.ts'
import { member } from '../fields/member.ts'
import { tags } from '../fields/tags.ts'
import type { WorkflowDefinition } from './workflow-definition.ts'

/** Workflow of messages from outside: their contents never change, only their handling does. */
export const inbox = {
  fields: {
    assignee: member({}),
    replyNote: longText({ maxBytes: 6000 }),
    repliedAt: dateTime({}),
    labels: tags({ max: 5 }),
  },
  statuses: ['new', 'inProgress', 'done', 'spam'],
  states: ['new', 'inProgress', 'done', 'spam'],
  transitions: {
    start: { from: ['new'], to: 'inProgress', accepts: ['assignee', 'replyNote'], setsAssignee: 'assignee' },
    finish: {
      from: ['new', 'inProgress'],
      to: 'done',
      accepts: ['assignee', 'replyNote', 'repliedAt'],
      requires: ['replyNote'],
      setsTimestamp: 'repliedAt',
    },
    resume: { from: ['done'], to: 'inProgress' },
    markSpam: { from: ['new', 'inProgress', 'done'], to: 'spam' },
    notSpam: { from: ['spam'], to: 'new' },
  },
  exposure: 'never',
  listFields: ['assignee'],
  indexed: ['assignee'],
  happyPath: ['new', 'inProgress', 'done'],
  handling: 'reversible',
  tracksReading: true,
  pending: [{ kind: 'unanswered', states: ['new'] }],
} as const satisfies WorkflowDefinition
