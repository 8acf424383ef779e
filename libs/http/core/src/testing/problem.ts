import type { MockResponse } from './mock-api.ts'

/** Returns a response of the mock API with a problem document. */
export const problem =
  (status: number, code: string, title: string, more: object = {}): MockResponse =>
  () =>
    Response.json(
      { type: `urn:captain:problem:${code}`, title, status, code, ...more },
      { status, headers: { 'content-type': 'application/problem+json' } },
    )
