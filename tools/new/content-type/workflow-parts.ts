import type { Words } from '../fields/field-plan.ts'
import type { PlannedWorkflow } from './type-plan.ts'

/** The parts that a workflow adds to a declaration. */
export type WorkflowParts = {
  readonly screens: readonly string[]
  readonly group: string
  readonly columns: readonly string[]
  readonly filters: readonly string[]
  readonly order: readonly string[]
  /** Fields of the workflow in the first section, after the declared ones. */
  readonly basic: readonly string[]
  readonly section: { readonly name: string; readonly fields: readonly string[]; readonly words: Words } | null
}

const PUBLISHING = { name: 'publish', words: { ja: '公開', en: 'Publishing' } } as const

export const WORKFLOW_PARTS: Readonly<Record<PlannedWorkflow, WorkflowParts>> = {
  publish: {
    screens: ['list', 'new', 'edit', 'preview-by-id'],
    group: 'content',
    columns: ['state', 'updatedAt'],
    filters: [],
    order: [],
    basic: [],
    section: { ...PUBLISHING, fields: ['publishFrom', 'publishUntil'] },
  },
  toggle: {
    screens: ['list', 'new', 'edit'],
    group: 'content',
    columns: ['isPublished', 'updatedAt'],
    filters: ['isPublished'],
    order: ['sortOrder'],
    basic: [],
    section: { ...PUBLISHING, fields: ['isPublished'] },
  },
  plain: {
    screens: ['list', 'new', 'edit'],
    group: 'content',
    columns: ['updatedAt'],
    filters: [],
    order: [],
    basic: [],
    section: null,
  },
  singleton: { screens: ['settings'], group: 'settings', columns: [], filters: [], order: [], basic: [], section: null },
  legal: {
    screens: ['list', 'new', 'edit', 'preview-by-id'],
    group: 'legal',
    columns: ['version', 'effectiveDate', 'state', 'updatedAt'],
    filters: [],
    order: ['-effectiveDate'],
    basic: ['version', 'enactedOn', 'effectiveDate', 'changeSummary'],
    section: { ...PUBLISHING, fields: ['reviewedConfirm', 'internalNote'] },
  },
  inbox: {
    screens: ['list', 'preview-by-id'],
    group: 'inbox',
    columns: ['state', 'assignee', 'createdAt'],
    filters: ['assignee'],
    order: ['-createdAt'],
    basic: [],
    section: {
      name: 'handling',
      fields: ['assignee', 'replyNote', 'repliedAt', 'labels'],
      words: { ja: '対応', en: 'Handling' },
    },
  },
}
