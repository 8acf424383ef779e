const entryOf = (html: ParentNode): string | null => html.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** Whether the server's page begins with another script than this one: it has been built anew. False where it can't be reached. */
export const isOutdated = async (page: ParentNode, address: string): Promise<boolean> => {
  const own = entryOf(page)
  const answer = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } }).catch(() => null)
  if (own === null || answer?.ok !== true) return false
  const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  return served !== null && served !== own
}

/** Loads the page anew when a part of it is gone because there is a newer build; without a connection it stays, with all that was typed. */
export const followNewerBuilds = (): void => {
  addEventListener('vite:preloadError', () => {
    void isOutdated(document, location.href).then((outdated) => {
      if (outdated) location.reload()
    })
  })
}
