// Locks end with their page, in any case. A page without TLS has no locks, so every draft counts as abandoned.

/** Locks a draft against other tabs until the returned function is called. */
export const holdDraft = (key: string): (() => void) => {
  if (!('locks' in navigator)) return () => undefined
  const waiting = new AbortController()
  const held = Promise.withResolvers<void>()
  navigator.locks.request(key, { signal: waiting.signal }, () => held.promise).catch(() => undefined)
  return () => {
    waiting.abort()
    held.resolve()
  }
}

/** Waits until no tab is editing a draft. Calls `onBusy` at once if it has to wait. Rejects if `signal` aborts. */
export const waitForDraft = async (key: string, signal: AbortSignal, onBusy: () => void): Promise<void> => {
  if (!('locks' in navigator)) return
  const isFree = await navigator.locks.request(key, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null)
  if (isFree) return
  onBusy()
  await navigator.locks.request(key, { mode: 'shared', signal }, () => undefined)
}
