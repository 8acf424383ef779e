/** What is being done to many records, as it goes: kept outside of React, since it goes on when its screen is left. */
export type Run = {
  readonly total: number
  get(): RunState
  subscribe(listener: () => void): () => void
  advance(finished: number): void
  /** Lets the pass that is on its way finish, and begins no other. */
  stop(): void
  end(): void
}

export type RunState = { readonly finished: number; readonly isStopping: boolean; readonly isOver: boolean }

const warnOfLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Begins to count; until its end, closing the page asks first. */
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
