export type Values = Readonly<Record<string, unknown>>

export const NOTHING_INCLUDED = { records: {}, media: {}, accounts: {} }

export const json = (status: number, body: unknown) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

export const problem = (status: number, code: string, more: Values = {}) =>
  json(status, { type: `urn:captain:problem:${code}`, title: code, status, code, ...more })
