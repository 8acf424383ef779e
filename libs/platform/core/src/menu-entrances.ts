import { pathTo, type AnyContentType, type Screen, type Tenant } from '@captain/content-core'

/** A screen that menus may lead to. */
export type MenuEntrance = {
  readonly contentType: AnyContentType
  readonly to: string
  /** Behind the address of the tenant, such as `/article`. */
  readonly path: string
}

/** The screens that a menu entry may open, the first that a type has. */
const ENTRANCES = ['list', 'settings', 'edit-all'] satisfies readonly Screen[]

/** Where the menu of a tenant may lead, in the order of its declaration; types under another one are reached through that. */
export const menuEntrances = (tenant: Tenant): readonly MenuEntrance[] =>
  tenant.contentTypes.flatMap((contentType) => {
    const screen = ENTRANCES.find((one) => contentType.screens.includes(one))
    if (screen === undefined || contentType.under !== null) return []
    const to = pathTo(tenant, contentType.name, screen)
    return [{ contentType, to, path: to.slice(`/captain/tenant/${tenant.slug}`.length) }]
  })
