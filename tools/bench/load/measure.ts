import autocannon from 'autocannon'
import { atQuantile } from '../quantile.ts'
import type { LoadRequest } from './answer.ts'

/** One kind of request, created for each call. */
export type Load = {
  readonly next: (context: object) => LoadRequest
  readonly onAnswer?: (context: object, status: number, body: string) => void
}

export type Measurement = { readonly medianMs: number; readonly p95Ms: number; readonly perSecond: number }

type Options = { readonly connections: number; readonly seconds: number }

/** Sends requests on each connection as fast as responses arrive, one at a time. Throws if a response is not a success. */
export const measure = (baseUrl: string, { next, onAnswer }: Load, { connections, seconds }: Options): Promise<Measurement> =>
  new Promise((resolve, reject) => {
    const times: number[] = []
    const failures = new Map<string, number>()
    const fail = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1)
    const instance = autocannon(
      {
        url: baseUrl,
        connections,
        duration: seconds,
        requests: [
          {
            setupRequest: (request, context) => {
              const { method = 'GET', path, headers, body } = next(context)
              return { ...request, method, path, headers: { ...headers }, body }
            },
            onResponse: (status, body, context) => {
              if (status !== 200) fail(`${status}: ${body.slice(0, 300)}`)
              onAnswer?.(context, status, body)
            },
          },
        ],
      },
      (error, result) => {
        if (error) return reject(error as Error)
        const [failure] = failures
        if (failure !== undefined) return reject(new Error(`${failure[1]} answers were ${failure[0]}`))
        const sorted = times.toSorted((one, other) => one - other)
        resolve({ medianMs: atQuantile(sorted, 0.5), p95Ms: atQuantile(sorted, 0.95), perSecond: times.length / result.duration })
      },
    )
    // The tool's own percentiles are whole milliseconds.
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
    instance.on('reqError', (error: Error) => fail(error.message))
  })
