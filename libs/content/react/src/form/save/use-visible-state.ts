import { useEffect, useState, useSyncExternalStore } from 'react'
import type { IssueStore } from '../issues/issue-store.ts'
import type { SaveState } from './save-state.ts'

/** Whether the connection is back since a save failed without one. */
const useIsBack = (state: SaveState): boolean => {
  const [over, setOver] = useState<SaveState | null>(null)
  const isCutOff = state.kind === 'failed' && state.failure.kind === 'network'
  useEffect(() => {
    if (!isCutOff) return undefined
    const end = () => setOver(state)
    window.addEventListener('online', end)
    return () => window.removeEventListener('online', end)
  }, [state, isCutOff])
  return isCutOff && over === state
}

/** Counts the issues that remain after a rejection for invalid input; the failure ends once all are resolved, or with the lack of a connection. */
export const useVisibleState = (state: SaveState, issues: IssueStore): SaveState => {
  const count = useSyncExternalStore(issues.subscribe, () => issues.get().length)
  const isBack = useIsBack(state)
  if (isBack) return { kind: 'idle' }
  if (state.kind !== 'failed' || state.failure.kind !== 'invalid') return state
  return count === 0 ? { kind: 'idle' } : { kind: 'failed', failure: { kind: 'invalid', count }, attempt: state.attempt }
}
