/** Answers that the document of the page asked for while its scripts were on the way, by path and query. */
type AskedAhead = Map<string, Promise<Response>>

declare global {
  // Named by the script in the document, which knows no modules; it empties it when what was asked is no longer new.
  var captainAskedAhead: AskedAhead | undefined
}

const take = (input: Parameters<typeof fetch>[0], method = 'GET'): Promise<Response> | undefined => {
  const asked = globalThis.captainAskedAhead
  if (typeof input !== 'string' || method !== 'GET') return undefined
  const answer = asked?.get(input)
  asked?.delete(input)
  return answer
}

/** `fetch` that takes an answer which the document has asked for ahead, once each; what failed on the way is asked anew. */
export const fetchAskedAhead: typeof globalThis.fetch = async (input, init) => {
  const answer = take(input, init?.method)
  if (answer === undefined) return fetch(input, init)
  init?.signal?.throwIfAborted()
  return answer.catch(() => fetch(input, init))
}
