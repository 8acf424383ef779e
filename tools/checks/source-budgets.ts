import type { Budget } from './budget.ts'

export const IMPORT_CYCLES: Budget = { budget: 0, goal: 0 }
export const DEAD_EXPORTS: Budget = { budget: 151, goal: 0 }
export const WORKFLOW_COMPARISONS: Budget = { budget: 0, goal: 0 }
export const KIND_COMPARISONS: Budget = { budget: 5, goal: 0 }
export const TENANT_ASSERTIONS: Budget = { budget: 87, goal: 0 }
export const ASSERTIONS_PER_THOUSAND_LINES: Budget = { budget: 4.1, goal: 1.5 }
export const LONG_FUNCTION_FILES: Budget = { budget: 16, goal: 0 }
