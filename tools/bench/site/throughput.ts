import autocannon from 'autocannon'

export type SameRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

type Options = { readonly connections: number; readonly seconds: number }

/**
 * Measures requests per second of one identical request. It is serialised once, to reduce the client's share of the result. Throws if a
 * response is not a success.
 */
export const throughput = async (baseUrl: string, { path, headers }: SameRequest, { connections, seconds }: Options): Promise<number> => {
  const result = await autocannon({ url: `${baseUrl}${path}`, headers: { ...headers }, connections, duration: seconds })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} answers of ${path} were no success`)
  return result.requests.total / result.duration
}
