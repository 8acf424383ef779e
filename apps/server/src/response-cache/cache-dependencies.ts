/** Sources of a public response. */
export type CacheDependencies = {
  /** Call before each API request. */
  ask(path: string, method?: string): void
  /** Call with each API response. */
  hear(answer: Response): void
  /** Returns whether all readers would currently get the same response. */
  isForAll(): boolean
  /** Tenants, each with its version before the first request. */
  readonly versions: ReadonlyMap<string, number>
  /** Start of the work on the response, in ms. */
  readonly since: number
  /** Age of the oldest source in seconds. */
  age(): number
}

export const PUBLIC_API = '/api/v1/public/'

const tenantIn = (path: string): string => (path.startsWith(PUBLIC_API) ? (path.slice(PUBLIC_API.length).split(/[/?]/, 1)[0] ?? '') : '')

/** Creates the sources of one response, initially empty. */
export const createSources = (versionOf: (slug: string) => number | null): CacheDependencies => {
  const versions = new Map<string, number>()
  let isForAll = true
  let oldest = 0
  let found = 0
  let missed = 0
  return {
    versions,
    since: Date.now(),
    ask: (path, method = 'GET') => {
      const slug = tenantIn(path)
      const version = versionOf(slug)
      if (version === null || method !== 'GET') isForAll = false
      else if (!versions.has(slug)) versions.set(slug, version)
    },
    hear: ({ status, headers }) => {
      if (headers.get('cache-control')?.startsWith('public') === true) {
        found += 1
        oldest = Math.max(oldest, Number(headers.get('age') ?? '0'))
      } else if (status === 404) missed += 1
      else isForAll = false
    },
    // A 404 may be specific to one reader, unless another source was found that is public.
    isForAll: () => isForAll && (missed === 0 || found > 0),
    age: () => oldest,
  }
}
