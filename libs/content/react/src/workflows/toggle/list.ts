import type { WorkflowList } from '../workflow-list.ts'

export const toggleList: WorkflowList = { columns: ['isPublished'] }
