import type { BaseIssue } from 'valibot'
import { isObject } from './records.ts'
import { checkFinding } from './check-finding.ts'
import type { Finding } from './finding.ts'
import { schemaFinding } from './schema-finding.ts'

/** Issue of one value: its path (`sizes.0.label.ja`, '' for the whole), the violated rule, and the parameters of its message. */
export type ValidationIssue = {
  readonly path: string
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}

type AnyIssue = BaseIssue<unknown>
type Params = ValidationIssue['params']

/** Returns whether a requirement is a plain object, as rules carry it; valibot's own checks have numbers, patterns or functions. */
const isParams = (requirement: unknown): requirement is Params =>
  isObject(requirement) && Object.getPrototypeOf(requirement) === Object.prototype

const findingOf = (issue: AnyIssue): Finding | { readonly rule: string; readonly params: Params } => {
  if (issue.kind !== 'validation') return schemaFinding(issue)
  return isParams(issue.requirement) ? { rule: issue.type, params: issue.requirement } : checkFinding(issue)
}

/** Maximum number of reported issues, more than users fix at once; a request of 1 MB can contain half a million. */
const MAX_ISSUES = 100

/** Converts valibot's issues to paths, stable rule codes and parameters: the first hundred, in the order found. */
export const issuesOf = (issues: readonly AnyIssue[]): readonly ValidationIssue[] =>
  issues.slice(0, MAX_ISSUES).map((issue) => ({ path: (issue.path ?? []).map((item) => String(item.key)).join('.'), ...findingOf(issue) }))
