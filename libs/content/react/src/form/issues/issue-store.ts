import type { FieldIssue } from '@captain/content-core'

/** A broken rule next to its field. A server issue disappears when its field changes, since only the server can find it again. */
export type VisibleIssue = FieldIssue & { readonly source: 'form' | 'server'; readonly message?: string }

/** Visible issues, stored outside of React so that a field renders again only when its own issue changes. */
export type IssueStore = {
  get(): readonly VisibleIssue[]
  set(issues: readonly VisibleIssue[]): void
  subscribe(listener: () => void): () => void
}

export const isAt = (issue: { readonly path: string }, path: string): boolean => issue.path === path || issue.path.startsWith(`${path}.`)

const sameIssue = (one: VisibleIssue, other: VisibleIssue) =>
  one.path === other.path &&
  one.rule === other.rule &&
  one.source === other.source &&
  JSON.stringify(one.params) === JSON.stringify(other.params)

export const createIssueStore = (): IssueStore => {
  let issues: readonly VisibleIssue[] = []
  const listeners = new Set<() => void>()
  return {
    get: () => issues,
    set: (next) => {
      // An unchanged issue keeps its identity, which subscribers compare.
      const merged = next.map((issue) => issues.find((shown) => sameIssue(shown, issue)) ?? issue)
      if (merged.length === issues.length && merged.every((issue, position) => issue === issues[position])) return
      issues = merged
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
