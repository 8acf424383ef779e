import { asRecord } from '@captain/validation'
/** Path of the file in which a build names its entry script: `{ "entry": "/captain-assets/index-….js" }`. */
export const LATEST_BUILD = '/builds/latest.json'

/** Minimum time between two automatic reloads of a tab, in milliseconds (the customer's specification §9). */
const RELOAD_GUARD = 10_000

const RELOADED_AT = 'captain-reloaded-at'

const entryOf = (html: ParentNode): string | null => html.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

const isBuild = (value: unknown): value is { readonly entry: string } => typeof asRecord(value)['entry'] === 'string'

/** Returns whether the entry script of the server's newest build differs from that of this page. Returns false if either is unknown. */
export const isOutdated = async (page: ParentNode, address: string): Promise<boolean> => {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
  const latest: unknown = answer?.ok === true ? await answer.json().catch(() => null) : null
  const own = entryOf(page)
  return own !== null && isBuild(latest) && latest.entry !== own
}

/** Returns whether leaving this page would lose unsaved work. Dispatches the same event as a browser that closes a tab. */
export const hasUnsavedWork = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * Returns whether this tab may reload, and records the reload. Returns false within `RELOAD_GUARD` of the last one, and without storage.
 */
export const mayReload = (now: number): boolean => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (now - last < RELOAD_GUARD) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * Reloads a page that misses a chunk because of a newer build. Never reloads without a connection, or over work that was unsaved when the
 * chunk was missed: a user who has just saved goes on typing, so that reload is left to the notice.
 */
export const followNewerBuild = async (address: string, reload: () => void): Promise<void> => {
  if (hasUnsavedWork()) return
  if ((await isOutdated(document, address)) && !hasUnsavedWork() && mayReload(Date.now())) reload()
}

/** Follows a newer build as soon as the page misses a chunk. */
export const watchForNewerBuilds = (): void => {
  addEventListener('vite:preloadError', () => void followNewerBuild(LATEST_BUILD, () => location.reload()))
}
