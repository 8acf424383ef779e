/** Where a build tells which script it begins with: `{ "entry": "/captain-assets/index-….js" }`. */
export const LATEST_BUILD = '/builds/latest.json'

/** A page that has loaded itself anew does not do so again within this time, in milliseconds (the customer's specification §9). */
const RELOAD_GUARD = 10_000

const RELOADED_AT = 'captain-reloaded-at'

const entryOf = (html: ParentNode): string | null => html.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

const isBuild = (value: unknown): value is { readonly entry: string } =>
  typeof value === 'object' && value !== null && 'entry' in value && typeof value.entry === 'string'

/** Whether the server's newest build begins with another script than this page. False where nobody can tell. */
export const isOutdated = async (page: ParentNode, address: string): Promise<boolean> => {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
  const latest: unknown = answer?.ok === true ? await answer.json().catch(() => null) : null
  const own = entryOf(page)
  return own !== null && isBuild(latest) && latest.entry !== own
}

/** Whether leaving this page would lose something: asked as the browser asks when a tab is closed. */
export const hasUnsavedWork = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Whether this tab has not loaded itself anew for a while; from now on it has. A tab that can't remember doesn't. */
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

/** Loads the page anew when a part of it is gone because there is a newer build; without a connection, or over unsaved work, it stays as it is. */
export const followNewerBuilds = (): void => {
  addEventListener('vite:preloadError', () => {
    void isOutdated(document, LATEST_BUILD).then((outdated) => {
      if (outdated && !hasUnsavedWork() && mayReload(Date.now())) location.reload()
    })
  })
}
