import { useSyncExternalStore } from 'react'
import type { IssueStore } from '../issues/issue-store.ts'
import type { SaveState } from './save-state.ts'

/** Counts the issues that remain after a rejection for invalid input; the failure ends once all are resolved. */
export const useVisibleState = (state: SaveState, issues: IssueStore): SaveState => {
  const count = useSyncExternalStore(issues.subscribe, () => issues.get().length)
  if (state.kind !== 'failed' || state.failure.kind !== 'invalid') return state
  return count === 0 ? { kind: 'idle' } : { kind: 'failed', failure: { kind: 'invalid', count }, attempt: state.attempt }
}
