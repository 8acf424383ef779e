import type { DefinedSeed, NameIn, Tenant } from '@captain/content-core'
import type { TenantServer } from '../tenant-server.ts'
import { checkServer } from './check-server.ts'
import type { ErasedServer } from './erased-server.ts'
import type { HooksOf } from './hooks-of.ts'
import type { JobOf } from './job-of.ts'
import type { DefinedPublicQuery } from './public-query-of.ts'

/** The parts of `TenantServer` whose types come from the declaration. */
type ByType = 'hooks' | 'publicQueries' | 'jobs' | 'seed'

/** What a tenant adds to the server, keyed by the names of its content types. */
export type ServerOf<T extends Tenant> = Omit<TenantServer, ByType> & {
  readonly hooks?: { readonly [N in NameIn<T>]?: HooksOf<T, N> }
  readonly publicQueries?: readonly DefinedPublicQuery<T['slug']>[]
  /** Loads the demo records on demand. */
  readonly seed?: () => Promise<{ readonly seed: DefinedSeed<T['slug']> }>
  readonly jobs?: { readonly [N in NameIn<T>]?: readonly JobOf<T, N>[] }
}

/** The server part of one tenant, with its types erased for the store. */
export type DefinedServer<Slug extends string = string> = TenantServer & { readonly tenant: Slug }

/** Defines what a tenant adds to the server. Throws with the path of a name that the declaration lacks (`t7.hooks.foood: …`). */
export function defineServer<const T extends Tenant>(tenant: T, server: ServerOf<T>): DefinedServer<T['slug']>
// The store calls the code of every tenant by name: the types of a declaration end here.
export function defineServer(tenant: Tenant, { hooks = {}, jobs = {}, ...server }: ErasedServer): DefinedServer {
  checkServer(tenant, { hooks, jobs, ...server })
  return {
    tenant: tenant.slug,
    ...server,
    hooks: Object.fromEntries(Object.entries(hooks).flatMap(([type, of]) => (of === undefined ? [] : [[type, of]]))),
    jobs: Object.entries(jobs).flatMap(([type, of = []]) => of.map((job) => ({ ...job, type }))),
  }
}
