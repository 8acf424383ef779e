import { mistakeOf, type DefinedSeed, type NameIn, type Tenant } from '@captain/content-core'
import type { TenantServer } from '../tenant-server.ts'
import { checkCompleteServer, checkServer } from './check-server.ts'
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
export type DefinedServer<Slug extends string = string> = TenantServer & {
  readonly tenant: Slug
  /** The first name that the declaration lacks, with its path (`t7.hooks.foood: …`); null if there is none. */
  readonly mistake: string | null
}

/** Defines what a tenant adds to the server. A name that the declaration lacks is its `mistake`: the other tenants run without it. */
export function defineServer<const T extends Tenant>(tenant: T, server: ServerOf<T>): DefinedServer<T['slug']>
// The store calls the code of every tenant by name: the types of a declaration end here.
export function defineServer(tenant: Tenant, { hooks = {}, jobs = {}, ...server }: ErasedServer): DefinedServer {
  return {
    tenant: tenant.slug,
    mistake: mistakeOf(() => checkServer(tenant, { hooks, jobs, ...server })),
    ...server,
    hooks: Object.fromEntries(Object.entries(hooks).flatMap(([type, of]) => (of === undefined ? [] : [[type, of]]))),
    jobs: Object.entries(jobs).flatMap(([type, of = []]) => of.map((job) => ({ ...job, type }))),
  }
}

/** Returns the first mistake in the whole server part of a tenant; null if there is none. */
export const mistakeInServer = (tenant: Tenant, server: DefinedServer): string | null =>
  server.mistake ?? mistakeOf(() => checkCompleteServer(tenant, server))
