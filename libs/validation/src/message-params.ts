import { isCivilDate } from './civil-date.ts'
import type { ValidationIssue } from './issues.ts'

const shown = (value: unknown): unknown => (typeof value === 'string' && isCivilDate(value) ? value.replaceAll('-', '/') : value)

/** Parameters as a message shows them to people: days as 2026/12/31 in both languages. The API keeps them as they are. */
export const messageParams = (params: ValidationIssue['params']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]))
