import type { AnyContentType, Screen, Tenant } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'

/** A screen that menu entries may open. */
export type MenuTarget = {
  readonly contentType: AnyContentType
  readonly to: string
  /** Path after the address of the tenant, such as `/article`. */
  readonly path: string
}

/** The screens that a menu entry may open; the first one that a type has applies. */
const ENTRANCES = ['list', 'settings', 'edit-all'] satisfies readonly Screen[]

/** Returns the menu targets of a tenant, in the order of its declaration; types with a parent are reached through it. */
export const menuTargetsOf = (tenant: Tenant): readonly MenuTarget[] =>
  tenant.contentTypes.flatMap((contentType) => {
    const screen = ENTRANCES.find((one) => contentType.screens.includes(one))
    if (screen === undefined || contentType.parent !== null) return []
    const to = untypedPath(tenant, contentType, screen)
    return [{ contentType, to, path: to.slice(`/captain/tenant/${tenant.slug}`.length) }]
  })
