import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { MENU_GROUPS, pathTo, type AnyContentType, type MenuGroup, type Screen, type Tenant } from '@captain/content-core'

export type MenuItem = { readonly contentType: AnyContentType; readonly path: string }

/** The screens that a menu entry may open, the first that a type has. */
const ENTRANCES = ['list', 'settings', 'edit-all'] satisfies readonly Screen[]

/** A tenant's menu: its content types in the order of their declaration, in the groups of the house, as far as the role may read. */
export const menuOf = (tenant: Tenant, role: MemberRole): readonly { readonly group: MenuGroup; readonly items: readonly MenuItem[] }[] => {
  const itemOf = (contentType: AnyContentType): readonly MenuItem[] => {
    const entrance = ENTRANCES.find((screen) => contentType.screens.includes(screen))
    if (entrance === undefined || contentType.under !== null || !roleAtLeast(role, contentType.access.read)) return []
    return [{ contentType, path: pathTo(tenant, contentType.name, entrance) }]
  }
  return MENU_GROUPS.map((group) => ({ group, items: tenant.contentTypes.filter((type) => type.group === group).flatMap(itemOf) })).filter(
    ({ items }) => items.length > 0,
  )
}
