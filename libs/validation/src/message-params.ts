import { isCivilDate } from './civil-date.ts'
import type { ValidationIssue } from './issues.ts'

const shown = (value: unknown): unknown => (typeof value === 'string' && isCivilDate(value) ? value.replaceAll('-', '/') : value)

/** Formats parameters for messages: days as 2026/12/31 in both languages. The API returns them unformatted. */
export const messageParams = (params: ValidationIssue['params']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]))
