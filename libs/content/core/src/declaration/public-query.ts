import type { Locale } from '@captain/locale'
import type { GenericSchema } from 'valibot'
import type { ResponseType } from '../values/response-type.ts'

/** The part of a public query that its callers know; the server part resolves it. */
export type DeclaredPublicQuery<Path extends `/${string}` = `/${string}`, Name extends string = string, Response = unknown> = {
  /**
   * Path after `/api/v1/public/{tenant}`; takes precedence over content types of the same name. Path parameters such as `:slug` are
   * read like query parameters.
   *
   * @example '/cast/:slug'
   */
  readonly path: Path
  /**
   * Names of the query parameters except `locale`; others are refused.
   *
   * @example ['month']
   */
  readonly params: readonly Name[]
  /**
   * Name in the description of the API.
   *
   * @example { ja: '営業カレンダー', en: 'Business calendar' }
   */
  readonly labels?: Readonly<Record<Locale, string>>
  /**
   * Type of the response for callers and for the server part. Left out: unknown.
   *
   * @example responseOf<BusinessCalendar>()
   */
  readonly response?: ResponseType<Response>
  /**
   * Schema of the response in the description of the API.
   *
   * @example object({ isOpen: boolean() })
   */
  readonly responseSchema?: GenericSchema<unknown, Response>
}

/** Declares a public query of a tenant: its path, its parameters and the type of its response. */
export const definePublicQuery = <const Path extends `/${string}`, const Name extends string = never, Response = unknown>(
  query: DeclaredPublicQuery<Path, Name, Response>,
): DeclaredPublicQuery<Path, Name, Response> => query

/** Names of the parameters in a path: `slug` of `/cast/:slug/schedule`. */
export type ParameterInPath<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterInPath<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Returns the names of the parameters in a path. */
export const parametersInPath = (path: string): readonly string[] =>
  path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))

type QueryIn<T> = T extends { readonly publicQueries?: readonly (infer Query extends DeclaredPublicQuery)[] | undefined } ? Query : never

/** Paths of the public queries of a tenant. */
export type PublicPathIn<T> = QueryIn<T>['path']

/** The public query of a tenant with this path. */
export type PublicQueryIn<T, Path> = Extract<QueryIn<T>, { readonly path: Path }>

/** Type of the response of a public query. */
export type PublicResponseOf<Query> = Query extends { readonly response?: ResponseType<infer Response> } ? Response : never

/** Names of all parameters of a public query. */
export type PublicParameterOf<Query> =
  Query extends DeclaredPublicQuery<infer Path, infer Name, infer _Response> ? Name | ParameterInPath<Path> : never

/** What a call of a public query takes: the parameters in its path, and those of the query if wanted. */
export type PublicParametersOf<Query> =
  Query extends DeclaredPublicQuery<infer Path, infer Name, infer _Response>
    ? { readonly [P in ParameterInPath<Path>]: string } & { readonly [P in Name]?: string | undefined }
    : never

/** Arguments of a call after its path; parameters may be left out if none is in the path. */
export type PublicReadArguments<Query> =
  Record<never, never> extends PublicParametersOf<Query>
    ? [parameters?: PublicParametersOf<Query>, signal?: AbortSignal]
    : [parameters: PublicParametersOf<Query>, signal?: AbortSignal]

/** Returns the address of a call below the tenant: the path with its parameters filled in, and the others that have a value. */
export const publicQueryAddress = (
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): { readonly path: `/${string}`; readonly query: Readonly<Record<string, string>> } => {
  const inPath = parametersInPath(path)
  const filled = path.replaceAll(/:([^/]+)/g, (_place, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const others = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || inPath.includes(name) ? [] : [[name, value] as const],
  )
  return { path: `/${filled.slice(1)}`, query: Object.fromEntries(others) }
}
