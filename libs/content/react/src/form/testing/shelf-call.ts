export type Values = Readonly<Record<string, unknown>>

/** A request to the API under test. */
export type Call = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Values
  readonly ifMatch: string | null
  readonly idempotencyKey: string | null
}

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const problem = (status: number, code: string, extra: Values = {}) =>
  json(status, { type: `urn:captain:problem:${code}`, title: code, status, code, ...extra })

/** Parses the arguments of `fetch`. */
export const callOf = (input: RequestInfo | URL, init: RequestInit): Call => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: searchParams,
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as Values) : {},
    ifMatch: headers.get('if-match'),
    idempotencyKey: headers.get('idempotency-key'),
  }
}
