import { SCREEN_PATHS, type ParamsOf, type Screen } from '../declaration/screen.ts'
import { untypedPath } from './screen-paths.ts'
import type { NameIn, Tenant, TypeIn } from './tenant.ts'

/** Whether the type is declared under another one. */
type IsUnder<C> = C extends { readonly parent: { readonly type: infer Parent } | null } ? ([Parent] extends [never] ? false : true) : false

type RecordIn<Path extends string> = Path extends `:id/${string}` ? [id: string] : Path extends `:slug/${string}` ? [slug: string] : []

/** Parameters of the link to a screen: the parent record of a type under another one, then the record itself. */
export type LinkParams<C, S extends Screen> = [...(IsUnder<C> extends true ? [parent: string] : []), ...RecordIn<(typeof SCREEN_PATHS)[S]>]

/** Parameters with which a screen is opened, by name; any if the type is known only at run time. */
export type ScreenParams<C extends { readonly name: string }, S extends Screen> = string extends C['name']
  ? Readonly<Record<string, string>>
  : ParamsOf<S> & (IsUnder<C> extends true ? { readonly parent: string } : Record<never, never>)

/** Screens of a content type. */
export type ScreenIn<C> = C extends { readonly screens: readonly (infer S extends Screen)[] } ? S : never

/** Links to the screens of a tenant, by content type and screen. */
export type LinksOf<T extends Tenant> = {
  readonly [N in NameIn<T>]: { readonly [S in ScreenIn<TypeIn<T, N>>]: (...params: LinkParams<TypeIn<T, N>, S>) => string }
}

type ErasedLinks = Readonly<Record<string, Readonly<Record<string, (...params: readonly string[]) => string>>>>

const namesOf = (screen: Screen): readonly string[] => SCREEN_PATHS[screen].match(/(?<=:)\w+/g) ?? []

/**
 * Creates the links of a tenant: `linksFor(cafe).food.edit(id)` returns the path without a language. An undeclared screen or a missing
 * parameter does not compile.
 */
export function linksFor<const T extends Tenant>(tenant: T): LinksOf<T>
export function linksFor(tenant: Tenant): ErasedLinks {
  return Object.fromEntries(
    tenant.contentTypes.map((type) => {
      const above = type.parent === null ? [] : ['parent']
      const linkTo = (screen: Screen) => {
        const names = [...above, ...namesOf(screen)]
        return (...params: readonly string[]) =>
          untypedPath(tenant, type, screen, Object.fromEntries(names.map((name, place) => [name, params[place] ?? ''])))
      }
      return [type.name, Object.fromEntries(type.screens.map((screen) => [screen, linkTo(screen)]))]
    }),
  )
}
