/** Progress of a bulk action. Stored outside of React, since it continues after the user leaves its screen. */
export type Run = {
  readonly total: number
  get(): RunState
  subscribe(listener: () => void): () => void
  advance(finished: number): void
  /** Completes the current pass and starts no other. */
  stop(): void
  end(): void
}

export type RunState = { readonly finished: number; readonly isStopping: boolean; readonly isOver: boolean }

const warnOfLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Creates a run. Until it ends, closing the page asks for confirmation. */
export const createRun = (total: number): Run => {
  let state: RunState = { finished: 0, isStopping: false, isOver: false }
  const listeners = new Set<() => void>()
  const set = (next: Partial<RunState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  window.addEventListener('beforeunload', warnOfLeaving)
  return {
    total,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    advance: (finished) => set({ finished }),
    stop: () => set({ isStopping: true }),
    end: () => {
      window.removeEventListener('beforeunload', warnOfLeaving)
      set({ isOver: true })
    },
  }
}
