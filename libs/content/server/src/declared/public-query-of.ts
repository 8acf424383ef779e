import {
  type DeclaredPublicQuery,
  type FieldNameIn,
  type PublicParameterOf,
  type PublicPathIn,
  type PublicQueryIn,
  type PublicResponseOf,
  type Tenant,
  type TypeIn,
} from '@captain/content-core'
import type { FullRecord, ListedRecord, ReadableTypeName } from '@captain/content-delivery-client'
import type { PublicReader, PublicQuery } from '../tenant-server.ts'

type NamedFilterIn<C> = C extends { readonly namedFilters: infer Named } ? keyof Named & string : never

/** The query of a delivery list: fields as `filter[name]`, named filters by their names. */
export type PublicListQuery<C> = { readonly [N in `filter[${FieldNameIn<C>}]` | NamedFilterIn<C> | 'sort' | 'q']?: string }

/** `PublicReader` with the types of a tenant's declaration. */
export type PublicReadsOf<T extends Tenant> = Omit<PublicReader, 'list' | 'first' | 'record'> & {
  readonly list: <N extends ReadableTypeName<T>>(
    type: N,
    query?: PublicListQuery<TypeIn<T, N>>,
  ) => Promise<readonly ListedRecord<TypeIn<T, N>>[]>
  readonly first: <N extends ReadableTypeName<T>>(
    type: N,
    query?: PublicListQuery<TypeIn<T, N>>,
  ) => Promise<ListedRecord<TypeIn<T, N>> | null>
  readonly record: <N extends ReadableTypeName<T>>(type: N, key: string) => Promise<FullRecord<TypeIn<T, N>> | null>
}

/** The parameters of a public query by name; one that was not sent is missing. */
export type ParametersOf<Name extends string> = Pick<ReadonlyMap<Name, string>, 'get' | 'has'>

/** Only `publicQueryFor` sets it, so that a public query always has the parameters and the response of its declaration. */
const TENANT = Symbol('tenant of a public query')

/** A public query of the declaration with its resolver: what `publicQueryFor` returns. */
export type DefinedPublicQuery<Slug extends string = string> = PublicQuery & { readonly [TENANT]: Slug }

/** Whether `publicQueryFor` defined a public query for this tenant. */
export const isDefinedFor = ({ slug }: Tenant, query: PublicQuery | DefinedPublicQuery): boolean =>
  TENANT in query && query[TENANT] === slug

/** Computes the response of a public query. */
type Resolver<T extends Tenant, Query> = (
  query: ParametersOf<PublicParameterOf<Query>>,
  reads: PublicReadsOf<T>,
) => Promise<PublicResponseOf<Query>>

/** Resolves a public query that the tenant declares; `defineServer` reports one that the declaration lacks. */
export function publicQueryFor<const T extends Tenant, const Path extends PublicPathIn<T>>(
  tenant: T,
  path: Path,
  resolve: NoInfer<Resolver<T, PublicQueryIn<T, Path>>>,
): DefinedPublicQuery<T['slug']>
// Endpoints call public queries by path: the types of the declaration end here.
export function publicQueryFor(tenant: Tenant, path: `/${string}`, resolve: PublicQuery['resolve']): DefinedPublicQuery {
  const declared = tenant.publicQueries?.find((one: DeclaredPublicQuery) => one.path === path) ?? { path, params: [] }
  return { ...declared, resolve, [TENANT]: tenant.slug }
}
