/** Responses that the document prefetched while its scripts were loading, by path and query. */
type PrefetchedResponses = Map<string, Promise<Response>>

declare global {
  // The inline script of the document sets this name, because it cannot import modules. It clears the map after a minute or when another
  // account signs in.
  var captainPrefetched: PrefetchedResponses | undefined
}

const take = (input: Parameters<typeof fetch>[0], { method = 'GET', signal }: RequestInit): Promise<Response> | undefined => {
  const prefetched = globalThis.captainPrefetched
  // Responses from before a write may be stale.
  if (method !== 'GET') prefetched?.clear()
  if (typeof input !== 'string' || signal?.aborted === true) return undefined
  const answer = prefetched?.get(input)
  prefetched?.delete(input)
  return answer
}

/** `fetch` that uses each prefetched response once; failed prefetches are fetched again. */
export const fetchPrefetched: typeof globalThis.fetch = async (input, init) => {
  const answer = take(input, init ?? {})
  return answer === undefined ? fetch(input, init) : answer.catch(() => fetch(input, init))
}
