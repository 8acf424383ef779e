import type { BaseIssue } from 'valibot'
import type { Finding } from './finding.ts'

type Check = { readonly input: unknown; readonly requirement?: unknown }

const day = (bound: Date) => bound.toISOString().slice(0, 10)
const number = (bound: unknown) => (typeof bound === 'number' ? bound : String(bound))
const date: Finding = { rule: 'type', params: { expected: 'date' } }
const integer: Finding = { rule: 'integer', params: {} }
const positive: Finding = { rule: 'positive', params: {} }
const negative: Finding = { rule: 'negative', params: {} }
const requiredInput: Finding = { rule: 'requiredInput', params: {} }

const CHECKS: Readonly<Record<string, (check: Check) => Finding>> = {
  length: ({ input, requirement }) =>
    Array.isArray(input)
      ? { rule: 'exactCount', params: { count: Number(requirement) } }
      : { rule: 'length', params: { length: Number(requirement) } },
  min_length: ({ input, requirement }) =>
    Array.isArray(input)
      ? { rule: 'minCount', params: { count: Number(requirement) } }
      : { rule: 'minLength', params: { min: Number(requirement) } },
  max_length: ({ input, requirement }) =>
    Array.isArray(input)
      ? { rule: 'maxCount', params: { count: Number(requirement) } }
      : { rule: 'maxLength', params: { max: Number(requirement) } },
  non_empty: ({ input }) => (Array.isArray(input) ? { rule: 'minCount', params: { count: 1 } } : requiredInput),
  min_value: ({ requirement }) =>
    requirement instanceof Date
      ? { rule: 'minDate', params: { min: day(requirement) } }
      : { rule: 'min', params: { min: number(requirement) } },
  max_value: ({ requirement }) =>
    requirement instanceof Date
      ? { rule: 'maxDate', params: { max: day(requirement) } }
      : { rule: 'max', params: { max: number(requirement) } },
  gt_value: ({ requirement }) => (requirement === 0 ? positive : { rule: 'more', params: { more: number(requirement) } }),
  lt_value: ({ requirement }) => (requirement === 0 ? negative : { rule: 'less', params: { less: number(requirement) } }),
  integer: () => integer,
  safe_integer: () => integer,
  email: () => ({ rule: 'email', params: {} }),
  url: () => ({ rule: 'url', params: {} }),
  uuid: () => ({ rule: 'uuid', params: {} }),
  regex: () => ({ rule: 'match', params: {} }),
  not_value: ({ requirement }) => ({ rule: 'notOneOf', params: { values: String(requirement) } }),
  not_values: ({ requirement }) => ({ rule: 'notOneOf', params: { values: (requirement as readonly unknown[]).join(', ') } }),
  iso_date: () => date,
  iso_date_time: () => date,
  iso_date_time_second: () => date,
  iso_timestamp: () => date,
}

/** What one of valibot's own checks found, in the codes of the default catalogue (the specification, §8). */
export const checkFinding = (issue: BaseIssue<unknown>): Finding => CHECKS[issue.type]?.(issue) ?? { rule: 'invalid', params: {} }
