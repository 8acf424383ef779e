import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { menuTargetsOf } from '@captain/platform-core'
import { MENU_GROUPS, pluralOf, type ErasedMessages, type MenuGroup, type Tenant } from '@captain/content-core'
import type { PublishedMenu } from './published-menu.ts'

export type MenuItem = {
  readonly key: string
  readonly label: string
  /** A name among the menu's icons, or the path of a drawing. */
  readonly icon: string
  readonly to: string
  readonly isExternal: boolean
  /** Only here, not on the pages below it. */
  readonly isExact: boolean
  /** Number of pending items; null if the item has no count. */
  readonly count: number | null
}

export type MenuSection = {
  readonly key: string
  /** Either a default group or the name of a custom group. */
  readonly heading: { readonly group: MenuGroup } | { readonly name: string }
  readonly isCollapsed: boolean
  readonly items: readonly MenuItem[]
}

/** Returns the menu of a tenant's declaration: the content types that the role may read, in their order, in the default groups. */
export const menuOf = (tenant: Tenant, role: MemberRole, messages: ErasedMessages = {}): readonly MenuSection[] => {
  const entrances = menuTargetsOf(tenant).filter(({ contentType }) => roleAtLeast(role, contentType.access.read))
  return MENU_GROUPS.map((group): MenuSection => ({
    key: group,
    heading: { group },
    isCollapsed: false,
    items: entrances
      .filter(({ contentType }) => contentType.group === group)
      .map(({ contentType: { name, icon, isHome }, to }) => ({
        key: name,
        label: pluralOf(messages[name] ?? { name }),
        icon,
        to,
        isExternal: false,
        isExact: isHome,
        count: null,
      })),
  })).filter(({ items }) => items.length > 0)
}

/** The menu that has been arranged for a tenant; null where nothing is published for it. */
const arrangedMenu = ({ groups }: PublishedMenu, tenant: Tenant, messages: ErasedMessages): readonly MenuSection[] | null =>
  groups.length === 0
    ? null
    : groups.map(({ id, name, isCollapsed, entries }) => ({
        key: id,
        heading: { name },
        isCollapsed,
        items: entries.map((entry) => ({
          key: entry.id,
          label: entry.label ?? pluralOf(messages[entry.type ?? ''] ?? { name: entry.type ?? entry.to }),
          icon: entry.icon,
          to: entry.to,
          isExternal: entry.isExternal,
          isExact: entry.to === `/captain/tenant/${tenant.slug}`,
          count: entry.count,
        })),
      }))

type Shown = { readonly tenant: Tenant; readonly role: MemberRole; readonly messages: ErasedMessages }

/** Returns the published menu of a tenant, or else that of its declaration. `published` is undefined while unknown. */
export const visibleMenu = (published: PublishedMenu | undefined, { tenant, role, messages }: Shown): readonly MenuSection[] =>
  (published === undefined ? null : arrangedMenu(published, tenant, messages)) ?? menuOf(tenant, role, messages)
