import type { AnyContentType } from '../declaration/content-type.ts'
import type { DeclaredPublicQuery } from '../declaration/public-query.ts'
import type { TodayPart } from '../declaration/today.ts'
import { SCREEN_PATHS, type Screen } from '../declaration/screen.ts'

export type Tenant<
  Slug extends string = string,
  Types extends readonly AnyContentType[] = readonly AnyContentType[],
  Queries extends readonly DeclaredPublicQuery[] = readonly DeclaredPublicQuery[],
> = {
  /** The tenant's number in storage (1 for T1); never changes. */
  readonly number: number
  readonly slug: Slug
  readonly names: { readonly ja: string; readonly en: string }
  readonly abbreviation: string
  /** `#RRGGBB`, at least 4.5:1 on white. */
  readonly color: string
  readonly contentTypes: Types
  /**
   * Content types that were removed. `'keep'`, or a list of names: their records stay in the database, where nothing shows them. `'drop'`:
   * they are deleted, with a restore point for 30 days.
   */
  readonly removedTypes?: readonly string[] | Readonly<Record<string, 'keep' | 'drop'>> | undefined
  /** Public endpoints that the tenant's server part computes. */
  readonly publicQueries?: Queries
  /** What the page of today shows in addition to what waits, in order. */
  readonly today?: readonly TodayPart[]
}

/** Returns what becomes of the records of removed types, by type. */
export const removedTypesOf = ({ removedTypes = {} }: Pick<Tenant, 'removedTypes'>): Readonly<Record<string, 'keep' | 'drop'>> =>
  isNames(removedTypes) ? Object.fromEntries(removedTypes.map((name) => [name, 'keep'])) : removedTypes

const isNames = (removed: NonNullable<Tenant['removedTypes']>): removed is readonly string[] => Array.isArray(removed)

export type NameIn<T extends Tenant> = T['contentTypes'][number]['name']
export type TypeIn<T extends Tenant, N extends string> = Extract<T['contentTypes'][number], { readonly name: N }>

/** Returns the content type of a name, or of an earlier name; null if there is none. */
export const contentTypeOf = (tenant: Tenant, name: string): AnyContentType | null =>
  tenant.contentTypes.find((type) => type.name === name) ?? tenant.contentTypes.find(({ was }) => was === name) ?? null

/** Returns the names under which the history of a type is kept: its own and the earlier one. */
export const namesOf = ({ name, was }: Pick<AnyContentType, 'name' | 'was'>): readonly string[] => (was === null ? [name] : [name, was])

/** Returns a decoded path below `/captain/tenant/{slug}/` with the current names of renamed types. */
export const currentPath = (tenant: Tenant, rest: string): string =>
  rest
    .split('/')
    // Names of types are the first part of a path, and the third below a parent record.
    .map((part, place) => (place === 0 || place === 2 ? (contentTypeOf(tenant, part)?.name ?? part) : part))
    .join('/')

export type ScreenMatch = {
  readonly contentType: AnyContentType
  readonly screen: Screen
  readonly params: Readonly<Record<string, string>>
}

const matchPath = (pattern: string, rest: readonly string[]): Readonly<Record<string, string>> | null => {
  const parts = pattern === '' ? [] : pattern.split('/')
  if (parts.length !== rest.length) return null
  const params: Record<string, string> = {}
  for (const [position, part] of parts.entries()) {
    const actual = rest[position] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = actual
    else if (part !== actual) return null
  }
  return params
}

const matchType = (contentType: AnyContentType, segments: readonly string[]): ScreenMatch | null => {
  for (const screen of contentType.screens) {
    const params = matchPath(SCREEN_PATHS[screen], segments)
    if (params !== null) return { contentType, screen, params }
  }
  return null
}

/** Matches the screen of a type under another one; `parent` is the record that precedes it in the path. */
const matchUnder = (tenant: Tenant, above: string, [parent = '', name = '', ...segments]: readonly string[]): ScreenMatch | null => {
  const contentType = contentTypeOf(tenant, name)
  if (contentType?.parent?.type !== above) return null
  const match = matchType(contentType, segments)
  return match === null ? null : { ...match, params: { ...match.params, parent } }
}

/** Finds the declared screen of a decoded path below `/captain/tenant/{slug}/`; null if there is none. */
export const matchScreen = (tenant: Tenant, rest: string): ScreenMatch | null => {
  const [name = '', ...segments] = rest.split('/').filter((segment) => segment !== '')
  const home = tenant.contentTypes.find(({ isHome }) => isHome)
  if (name === '') return home === undefined ? null : matchType(home, [])
  const contentType = contentTypeOf(tenant, name)
  if (contentType === null || contentType === home) return null
  const own = contentType.parent === null ? matchType(contentType, segments) : null
  return own ?? matchUnder(tenant, name, segments)
}
