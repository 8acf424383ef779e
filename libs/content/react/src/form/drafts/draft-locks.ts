// Locks end with their page, in any case. A page without TLS has no locks, so every draft counts as abandoned.

/** Locks a draft against other tabs until the returned function is called. */
export const lockDraft = (key: string): (() => void) => {
  if (!('locks' in navigator)) return () => undefined
  const waiting = new AbortController()
  const released = Promise.withResolvers<void>()
  navigator.locks.request(key, { signal: waiting.signal }, () => released.promise).catch(() => undefined)
  return () => {
    waiting.abort()
    released.resolve()
  }
}

/** Waits until no tab is editing a draft. Calls `onBusy` at once if it has to wait. Rejects if `signal` aborts. */
export const waitForDraftLock = async (key: string, signal: AbortSignal, onBusy: () => void): Promise<void> => {
  if (!('locks' in navigator)) return
  const isFree = await navigator.locks.request(key, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null)
  if (isFree) return
  onBusy()
  await navigator.locks.request(key, { mode: 'shared', signal }, () => undefined)
}
