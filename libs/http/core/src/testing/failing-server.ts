import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One response; `hang` never responds, `cut` closes the connection, `short` closes it in the middle of the body. */
export type Answer =
  | 'hang'
  | 'cut'
  | 'short'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }

export type Seen = { readonly method: string; readonly headers: IncomingHttpHeaders; readonly body: string; readonly at: number }

export type FailingServer = {
  readonly baseUrl: string
  /** Requests since the last plan. */
  readonly seen: readonly Seen[]
  /** Sets the responses to the next requests, in order; the last one repeats. */
  plan(...answers: readonly Answer[]): void
  stop(): Promise<void>
}

/** Starts a real server that fails on demand. */
export const startFailingServer = async (): Promise<FailingServer> => {
  let answers: readonly Answer[] = []
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = answers[Math.min(seen.length, answers.length - 1)] ?? { status: 200 }
      seen.push({ method: request.method ?? '', headers: request.headers, body, at: performance.now() })
      if (answer === 'hang') return
      if (answer === 'cut') response.destroy()
      else if (answer === 'short') response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy())
      else response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body ?? 'null')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    plan: (...next) => {
      answers = next
      seen.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
