// Locks end with their page, however it ends. A page without TLS has none: there every draft counts as left behind.

/** Tells other tabs that this one is typing a draft, until the answered function is called. */
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

/** Waits until no tab is typing a draft; says so at once when there is something to wait for. Rejects when `signal` aborts the waiting. */
export const waitForDraft = async (key: string, signal: AbortSignal, onBusy: () => void): Promise<void> => {
  if (!('locks' in navigator)) return
  const isFree = await navigator.locks.request(key, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null)
  if (isFree) return
  onBusy()
  await navigator.locks.request(key, { mode: 'shared', signal }, () => undefined)
}
