import type { FullRecord, ListedRecord, ReadableTypeName } from '@captain/content-delivery-client'
import type { FieldNameIn, Tenant, TypeIn } from '@captain/content-core'
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

/** Names of the parameters in a path: `slug` of `/cast/:slug/schedule`. */
type InPath<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | InPath<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a public query by name; one that was not sent is missing. */
export type ParametersOf<Name extends string> = Pick<ReadonlyMap<Name, string>, 'get' | 'has'>

/** A public query of a tenant, as `PublicQuery` describes it; it reads only the parameters that it takes. */
export type PublicQueryOf<T extends Tenant, Path extends `/${string}` = `/${string}`, Name extends string = string> = Pick<
  PublicQuery,
  'labels' | 'responseSchema'
> & {
  readonly path: Path
  readonly params: readonly Name[]
  /** A method, so that queries with different parameters form one list. */
  resolve(query: ParametersOf<Name | InPath<Path>>, reads: PublicReadsOf<T>): Promise<unknown>
}

/** Types a public query of a tenant, for queries in a separate file. */
export const publicQueryFor = <const T extends Tenant, const Path extends `/${string}`, const Name extends string = never>(
  _tenant: T,
  query: PublicQueryOf<T, Path, Name>,
): PublicQueryOf<T, Path, Name> => query
