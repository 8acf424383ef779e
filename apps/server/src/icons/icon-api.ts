import { limitedBody, sendRequest, type Network } from '@captain/rich-text-server'

/** Timeouts for icons that are not bundled, in ms, and the maximum length of a path (the customer's specification §9). */
export type IconLimits = {
  /** Time limit of the response to the caller. */
  readonly answer: number
  /** Time limit of the request itself, which continues for later callers. */
  readonly timeout: number
  /** Time after which the next host is requested in parallel. */
  readonly rotate: number
  /** Maximum length of a path in characters. */
  readonly maxUrl: number
}

export const ICON_LIMITS: IconLimits = { answer: 1500, timeout: 5000, rotate: 750, maxUrl: 500 }

const MAX_BYTES = 64 * 1024

export type IconApi = { readonly hosts: readonly string[]; readonly network: Network; readonly limits: IconLimits }

/** Icon in a collection; both names consist of lowercase letters, digits and single hyphens. */
export type IconKey = { readonly collection: string; readonly name: string }

/** SVG drawing, or null if the icon does not exist. */
type Found = string | null

const readDrawing = async (url: URL, network: Network, signal: AbortSignal): Promise<Found> => {
  const response = await sendRequest(url, { network, signal, accept: 'image/svg+xml' })
  if (response.statusCode === 404) {
    response.destroy()
    return null
  }
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`${url.host} answered ${response.statusCode}`)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of limitedBody(response, MAX_BYTES + 1)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.byteLength > MAX_BYTES) throw new Error(`${url.host} sent more than ${MAX_BYTES} bytes`)
  const { cleanDrawing } = await import('@captain/content-server/drawing')
  // This thread serves, and an icon needs no style sheet.
  const cleaned = cleanDrawing(bytes, { withRules: false })
  if ('refused' in cleaned) throw new Error(`${url.host} sent a drawing that is refused: ${cleaned.refused}`)
  return cleaned.svg
}

const waiting = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })

/**
 * Fetches an icon from hosts of the Iconify API. The first host is requested at once, each further one after a delay or when all previous
 * ones failed; the first response wins. Throws if no host responds. Does not follow redirects, and strips everything but shapes from the
 * drawing.
 */
export const fetchIcon = async ({ collection, name }: IconKey, { hosts, network, limits }: IconApi): Promise<Found> => {
  const urls = hosts.map((host) => new URL(`/${collection}/${name}.svg`, host)).filter(({ href }) => href.length <= limits.maxUrl)
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limits.timeout)])
  const fetchFrom = async (turn: number): Promise<Found> => {
    const url = urls[turn]
    if (url === undefined) throw new Error('no host has the icon')
    const attempt = readDrawing(url, network, signal)
    const failed = attempt.then(
      () => undefined,
      () => undefined,
    )
    const next = Promise.race([waiting(limits.rotate, signal), failed]).then(() => fetchFrom(turn + 1))
    return Promise.any([attempt, next])
  }
  try {
    return await fetchFrom(0)
  } finally {
    ended.abort()
  }
}
