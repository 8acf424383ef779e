import { createSharedValue } from '@captain/ui'
import { fileName } from './lost-file.ts'

/** Waits in ms before the next requests of a style sheet that did not arrive. */
const WAITS: readonly number[] = [0, 800, 3000]

const missing = new Set<HTMLLinkElement>()

/** Names of the style sheets that could not be fetched. The page works without them. */
export const lostStyles = createSharedValue<readonly string[]>([])

const report = (): void => lostStyles.set([...missing].map(({ href }) => fileName(href)))

const attemptOf = ({ dataset }: HTMLLinkElement): number => Number(dataset['attempt'] ?? 0)

/** Requests a style sheet again. A link fetches once, so another one takes its place, which also keeps the order of the rules. */
const fetchAgain = (link: HTMLLinkElement, attempt: number): void => {
  const next = link.cloneNode() as HTMLLinkElement
  next.dataset['attempt'] = String(attempt)
  link.replaceWith(next)
}

const onMissing = (link: HTMLLinkElement): void => {
  const attempt = attemptOf(link)
  const wait = WAITS[attempt]
  if (wait !== undefined) {
    setTimeout(() => fetchAgain(link, attempt + 1), wait)
    return
  }
  missing.add(link)
  report()
}

/** Requests all missing style sheets again. Those that fail again are reported again. */
export const fetchLostStyles = (): void => {
  const links = [...missing]
  missing.clear()
  report()
  for (const link of links) fetchAgain(link, WAITS.length)
}

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet'

/** The bundler's message for a style sheet of a chunk. */
const UNSTYLED = /Unable to preload CSS/

/**
 * Fetches style sheets that did not arrive again, now and as soon as there is a connection. A missing one does not stop the page: its code
 * runs without the style.
 */
export const watchLostStyles = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (isStyleSheet(target)) onMissing(target)
    },
    true,
  )
  addEventListener('vite:preloadError', (event) => {
    if (UNSTYLED.test(event.payload.message)) event.preventDefault()
  })
  addEventListener('online', fetchLostStyles)
  // Those of the document may have failed before this ran.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.sheet === null) onMissing(link)
}
