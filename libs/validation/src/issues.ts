import type { BaseIssue } from 'valibot'
import { checkFinding } from './check-finding.ts'
import type { Finding } from './finding.ts'
import { schemaFinding } from './schema-finding.ts'

/** What is wrong with one value: where (`sizes.0.label.ja`, '' for the whole), which rule, and the parameters of its message. */
export type ValidationIssue = {
  readonly path: string
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}

type AnyIssue = BaseIssue<unknown>
type Params = ValidationIssue['params']

/** valibot's own checks require numbers, patterns or functions; parameters in a plain object are what rules carry. */
const isParams = (requirement: unknown): requirement is Params =>
  typeof requirement === 'object' && requirement !== null && Object.getPrototypeOf(requirement) === Object.prototype

const findingOf = (issue: AnyIssue): Finding | { readonly rule: string; readonly params: Params } => {
  if (issue.kind !== 'validation') return schemaFinding(issue)
  return isParams(issue.requirement) ? { rule: issue.type, params: issue.requirement } : checkFinding(issue)
}

/** More than anybody mends at once; a request of a megabyte can hold half a million wrong values. */
const MOST_TOLD = 100

/** Turns what valibot found into paths, stable rule codes and parameters: the first hundred, in the order in which they were found. */
export const issuesOf = (issues: readonly AnyIssue[]): readonly ValidationIssue[] =>
  issues.slice(0, MOST_TOLD).map((issue) => ({ path: (issue.path ?? []).map((item) => String(item.key)).join('.'), ...findingOf(issue) }))
