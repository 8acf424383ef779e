import type { Budget } from './budget.ts'

export const IMPORT_CYCLES: Budget = { budget: 0, goal: 0 }
export const DEAD_EXPORTS: Budget = { budget: 0, goal: 0 }
export const WORKFLOW_COMPARISONS: Budget = { budget: 0, goal: 0 }
export const KIND_COMPARISONS: Budget = { budget: 0, goal: 0 }
export const TENANT_ASSERTIONS: Budget = { budget: 0, goal: 0 }
export const ERASING_OVERLOADS: Budget = { budget: 15, goal: 15 }
export const ASSERTIONS_PER_THOUSAND_LINES: Budget = { budget: 0.9, goal: 0.9 }
export const LONG_FUNCTION_FILES: Budget = { budget: 0, goal: 0 }
