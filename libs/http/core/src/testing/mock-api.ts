export type MockResponse = (init?: RequestInit) => Response | Promise<Response>

/** Puts a `fetch` in the place of the browser's own for calls of the API; a call may be answered differently for a while. */
export const mockApi = (fetch: typeof globalThis.fetch, instead: Map<string, MockResponse>) => ({
  /** Sets the response to a call. */
  answer: (path: string, answer: MockResponse) => {
    instead.set(path, answer)
  },
  /** Restores the default response to a call. */
  recover: (path: string) => {
    instead.delete(path)
  },
  /** Takes the place of the browser's own `fetch`; returns the way back. */
  install: (): (() => void) => {
    const own = globalThis.fetch
    globalThis.fetch = (input, init) =>
      /\/api\//.test(input instanceof Request ? input.url : String(input)) ? fetch(input, init) : own(input, init)
    return () => {
      globalThis.fetch = own
    }
  },
})
