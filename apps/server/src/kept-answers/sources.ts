/** What an answer to the public is made of. */
export type Sources = {
  /** To be told before the API is asked for something. */
  ask(path: string, method?: string): void
  /** To be told what the API has answered. */
  hear(answer: Response): void
  /** Whether everybody who asks now would be answered the same. */
  isForAll(): boolean
  /** Tenants, and the version that each had before it was asked for the first time. */
  readonly versions: ReadonlyMap<string, number>
  /** When the work on the answer began, in ms. */
  readonly since: number
  /** Seconds that the oldest part has been known for. */
  age(): number
}

export const PUBLIC_API = '/api/v1/public/'

const tenantIn = (path: string): string => (path.startsWith(PUBLIC_API) ? (path.slice(PUBLIC_API.length).split(/[/?]/, 1)[0] ?? '') : '')

/** The sources of one answer, of which nothing is known yet. */
export const createSources = (versionOf: (slug: string) => number | null): Sources => {
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
    // That something is missing may be said to one reader alone, unless the same reader was told something that is for all.
    isForAll: () => isForAll && (missed === 0 || found > 0),
    age: () => oldest,
  }
}
