/** Answers that the document of the page asked for while its scripts were on the way, by path and query. */
type AskedAhead = Map<string, Promise<Response>>

declare global {
  // Named by the script in the document, which knows no modules; it empties it when somebody else signs in, and after a minute.
  var captainAskedAhead: AskedAhead | undefined
}

const take = (input: Parameters<typeof fetch>[0], { method = 'GET', signal }: RequestInit): Promise<Response> | undefined => {
  const asked = globalThis.captainAskedAhead
  // What was asked before a write may say what was before it.
  if (method !== 'GET') asked?.clear()
  if (typeof input !== 'string' || signal?.aborted === true) return undefined
  const answer = asked?.get(input)
  asked?.delete(input)
  return answer
}

/** `fetch` that takes an answer which the document has asked for ahead, once each; what failed on the way is asked anew. */
export const fetchAskedAhead: typeof globalThis.fetch = async (input, init) => {
  const answer = take(input, init ?? {})
  return answer === undefined ? fetch(input, init) : answer.catch(() => fetch(input, init))
}
