import autocannon from 'autocannon'

export type SameRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

type Options = { readonly connections: number; readonly seconds: number }

/** Requests a second of the very same request. It is written once beforehand, so that the client is as little of the measure as can be. Throws when an answer is not a success. */
export const throughput = async (baseUrl: string, { path, headers }: SameRequest, { connections, seconds }: Options): Promise<number> => {
  const result = await autocannon({ url: `${baseUrl}${path}`, headers: { ...headers }, connections, duration: seconds })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} answers of ${path} were no success`)
  return result.requests.total / result.duration
}
