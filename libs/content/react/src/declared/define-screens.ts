import type { NameIn, ScreenIn, ScreenParams, Tenant, TypeIn } from '@captain/content-core'
import type { FunctionComponent } from 'react'
import type { AnySpecialScreens } from '../special-screens.ts'
import { checkScreens } from './check-screens.ts'

/** Props of a tenant's own screen: the parameters in the path that opened it. */
export type ScreenProps<T extends Tenant, N extends NameIn<T>, S extends ScreenIn<TypeIn<T, N>>> = {
  readonly params: ScreenParams<TypeIn<T, N>, S>
}

/** A tenant's own screens by content type and screen. Each loads when it is first entered. */
export type ScreensOf<T extends Tenant> = {
  readonly [N in NameIn<T>]?: {
    readonly [S in ScreenIn<TypeIn<T, N>>]?: () => Promise<{ readonly Screen: FunctionComponent<ScreenProps<T, N, S>> }>
  }
}

/** The screens of one tenant, with their types erased for the router. */
export type DefinedScreens<Slug extends string = string> = { readonly tenant: Slug; readonly byType: AnySpecialScreens }

/** Defines the screens of a tenant that replace default ones. Throws with the path of an undeclared name (`cafe.screens.foood: …`). */
export function defineScreens<const T extends Tenant>(tenant: T, screens: ScreensOf<T>): DefinedScreens<T['slug']>
// The router opens screens by name: the types of the declaration end here.
export function defineScreens(tenant: Tenant, screens: AnySpecialScreens): DefinedScreens {
  checkScreens(tenant, screens)
  return { tenant: tenant.slug, byType: screens }
}
