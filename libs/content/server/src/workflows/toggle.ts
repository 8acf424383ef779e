import { IS_DRAFT, IS_PUBLISHED } from './conditions.ts'
import type { WorkflowStore } from './workflow-store.ts'

export const toggleStore: WorkflowStore = { states: { on: IS_PUBLISHED, off: IS_DRAFT } }
