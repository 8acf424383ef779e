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
    start: { from: ['new'], to: 'inProgress', takes: ['assignee', 'replyNote'] },
    finish: {
      from: ['new', 'inProgress'],
      to: 'done',
      takes: ['assignee', 'replyNote', 'repliedAt'],
      needs: ['replyNote'],
      stamps: 'repliedAt',
    },
    resume: { from: ['done'], to: 'inProgress' },
    markSpam: { from: ['new', 'inProgress', 'done'], to: 'spam' },
    notSpam: { from: ['spam'], to: 'new' },
  },
  exposure: 'never',
  listed: ['assignee'],
  indexed: ['assignee'],
  way: ['new', 'inProgress', 'done'],
  handling: 'reversible',
  tracksReading: true,
  pending: [{ kind: 'unanswered', states: ['new'] }],
} as const satisfies WorkflowDefinition
