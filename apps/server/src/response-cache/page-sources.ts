import { joinedDependencies, type Dependencies } from '@captain/content-server'
import type { PublicState } from '@captain/platform-server'
import type { CachedResponse, PagePart, Validity } from './cached-response.ts'

/** What a public response is made of: responses of the API, kept or asked for. */
export type Sources = {
  /** Call for a response that opens and closes with a tenant. */
  belongsTo(slug: string): void
  /** Call with each kept response that is used. */
  take(address: string, kept: CachedResponse): void
  /** Call before each request to the API for a response that is not kept. */
  ask(path: string, method?: string): void
  /** Call with the response to it. */
  hear(answer: Response): void
  /** The tenants whose maintenance ends the response. */
  tenants(): readonly string[]
  /** Returns whether all readers would currently get the same response. */
  isForAll(): boolean
  validity(): Validity
  /** The kept responses; null if others were used. */
  parts(): readonly PagePart[] | null
}

export const PUBLIC_API = '/api/v1/public/'

/** Maximum lifetime in ms of what was made of responses that are not kept: they may depend on the time of day. */
const REQUESTED_LIFETIME_MS = 15_000

/** Returns the tenant of a path below the public API; empty for other paths. */
export const tenantIn = (path: string): string =>
  path.startsWith(PUBLIC_API) ? (path.slice(PUBLIC_API.length).split(/[/?]/, 1)[0] ?? '') : ''

/** Creates the sources of one response, initially empty. */
export const createSources = ({ gateOf, wholeOf }: Pick<PublicState, 'gateOf' | 'wholeOf'>): Sources => {
  let madeAt = Date.now()
  const tenants = new Set<string>()
  const dependencies: Dependencies[] = []
  const parts: PagePart[] = []
  let until = Infinity
  let isForAll = true
  let isOfParts = true
  let found = 0
  let missed = 0
  const depend = (on: Dependencies | null): void => {
    if (on === null) isForAll = false
    else dependencies.push(on)
  }
  return {
    belongsTo: (slug) => {
      tenants.add(slug)
      depend(gateOf(slug))
    },
    take: (address, kept) => {
      dependencies.push(kept.dependencies)
      parts.push({ address, hash: kept.body.hash })
      until = Math.min(until, kept.until)
      found += 1
    },
    ask: (path, method = 'GET') => {
      isOfParts = false
      tenants.add(tenantIn(path))
      until = Math.min(until, madeAt + REQUESTED_LIFETIME_MS)
      depend(method === 'GET' ? wholeOf(tenantIn(path)) : null)
    },
    hear: ({ status, headers }) => {
      // The API may have made it some seconds ago.
      const hasBeenSince = Date.now() - Number(headers.get('age') ?? '0') * 1000
      madeAt = Math.min(madeAt, hasBeenSince)
      until = Math.min(until, hasBeenSince + REQUESTED_LIFETIME_MS)
      if (headers.get('cache-control')?.startsWith('public') === true) found += 1
      else if (status === 404) missed += 1
      else isForAll = false
    },
    tenants: () => [...tenants],
    // A 404 may be specific to one reader, unless another source was found that is public.
    isForAll: () => isForAll && (missed === 0 || found > 0),
    validity: () => ({ dependencies: joinedDependencies(dependencies), madeAt, until }),
    parts: () => (isOfParts ? parts : null),
  }
}

/** Returns how long a response with these sources is right. It ends at the next begin or end of a maintenance. */
export const validityOf = async (sources: Sources, { turnsAt }: Pick<PublicState, 'turnsAt'>): Promise<Validity> => {
  const validity = sources.validity()
  const turns = await Promise.all(sources.tenants().map((slug) => turnsAt(slug, validity.madeAt)))
  return { ...validity, until: Math.min(validity.until, ...turns) }
}
