import { each, type WorkflowList } from '../workflow-list.ts'

export const publishList: WorkflowList = {
  groups: each('draft', 'scheduled', 'published', 'expired', 'archived'),
  columns: ['publishFrom', 'publishUntil'],
}
