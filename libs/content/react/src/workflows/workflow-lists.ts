import type { AnyContentType, Workflow } from '@captain/content-core'
import { inboxList } from './inbox/list.ts'
import { orderList } from './order/list.ts'
import { publishList } from './publish/list.ts'
import { toggleList } from './toggle/list.ts'
import type { WorkflowList } from './workflow-list.ts'

/** Additions to the lists of each workflow. */
const LISTS = {
  publish: publishList,
  toggle: toggleList,
  legal: {},
  inbox: inboxList,
  order: orderList,
  plain: {},
  singleton: {},
} satisfies Readonly<Record<Workflow, WorkflowList>>

export const workflowListOf = ({ workflow }: Pick<AnyContentType, 'workflow'>): WorkflowList => LISTS[workflow]
