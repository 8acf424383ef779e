import { menuTargetsOf } from '@captain/platform-core'
import { contentTypeOf, WORKFLOWS, type AnyContentType, type Status, type Tenant, type Values } from '@captain/content-core'
import { isMemberRole, roleAtLeast, type MemberRole } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import { allOf, sql, LIVE, titleSides, type Tx } from '@captain/content-server/kit'
import type { MenuSource, TenantProfiles } from '../platform.ts'

/** The tenant and types of the menu records. */
export type MenuRecords = { readonly keeper: Tenant; readonly menus: MenuSource; readonly tenantProfiles: TenantProfiles }

/** The requested menu, and the reader. */
export type MenuAudience = { readonly tenant: Tenant; readonly role: MemberRole; readonly locale: Locale }

/** The count of a badge: records of the entry's type, in some states. */
export type Badge = { readonly type: string; readonly statuses: readonly Status[] }

export type Entry = {
  readonly id: string
  /** Null if there is no label in the language: the screen then has its declared name. */
  readonly label: string | null
  /** `/icons/menu/article.svg` */
  readonly icon: string
  /** The content type that the entry opens; null for other targets. */
  readonly type: string | null
  readonly to: string
  readonly isExternal: boolean
  readonly badge: Badge | null
}

export type Group = { readonly id: string; readonly name: string; readonly isCollapsed: boolean; readonly entries: readonly Entry[] }

type Row = { readonly id: string; readonly type: string; readonly data: Values }

/** The states that a badge counts: records that need action. */
const COUNTED: Readonly<Record<string, readonly Status[]>> = {
  unhandledContacts: ['new'],
  drafts: ['draft'],
  // As on the home page and the page of today.
  newOrders: WORKFLOWS.order.pending.flatMap(({ states }) => states),
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const targetOf = ({ tenant, role }: MenuAudience, data: Values): Pick<Entry, 'type' | 'to' | 'isExternal'> | null => {
  if (data['isExternal'] === true) {
    const to = text(data['externalUrl'])
    return to === null ? null : { type: null, to, isExternal: true }
  }
  const path = text(data['path'])
  if (path === null) return { type: null, to: `/captain/tenant/${tenant.slug}`, isExternal: false }
  const entrance = menuTargetsOf(tenant).find((one) => one.path === path)
  if (entrance === undefined || !roleAtLeast(role, entrance.contentType.access.read)) return null
  return { type: entrance.contentType.name, to: entrance.to, isExternal: false }
}

const badgeOf = (type: AnyContentType | null, badge: unknown): Badge | null => {
  const statuses = COUNTED[String(badge)]
  return type === null || statuses === undefined ? null : { type: type.name, statuses }
}

const entryOf = (audience: MenuAudience, { id, data }: Row): readonly Entry[] => {
  const { tenant, role, locale } = audience
  const target = targetOf(audience, data)
  const { minRole } = data
  if (target === null || !isMemberRole(minRole) || !roleAtLeast(role, minRole)) return []
  const type = target.type === null ? null : contentTypeOf(tenant, target.type)
  const { ja, en } = titleSides(data['label'])
  const label = locale === 'en' ? (en ?? (type === null ? ja : null)) : ja
  return [{ id, label, icon: String(data['icon']), badge: badgeOf(type, data['badge']), ...target }]
}

/** Reads the published entries that a role may open in a tenant, in their published groups; leaves out missing screens. */
export const readMenu = async (tx: Tx, { menus, tenantProfiles }: MenuRecords, audience: MenuAudience): Promise<readonly Group[]> => {
  const rows = await tx.rows<Row>(sql`
    select e.id, e.type, e.published as data from content.entry e
    where e.tenant_id = ${tx.tenant.number} and ${allOf(LIVE)} and (e.type = ${menus.groupType} or (e.type = ${menus.itemType}
      and e.published->'tenants' ? (select p.id from content.entry p where p.tenant_id = ${tx.tenant.number} and p.type = ${tenantProfiles.type}
        and p.deleted_at is null and p.data->>${sql.lit(tenantProfiles.by)} = ${audience.tenant.slug} limit 1)))
    order by e.published_position, e.id`)
  const entries = rows.filter(({ type }) => type === menus.itemType)
  return rows
    .filter(({ type }) => type === menus.groupType)
    .map(({ id, data }) => {
      const { ja, en } = titleSides(data['name'])
      return {
        id,
        name: (audience.locale === 'en' ? en : null) ?? ja ?? '',
        isCollapsed: data['isCollapsed'] === true,
        entries: entries.filter((row) => row.data['category'] === id).flatMap((row) => entryOf(audience, row)),
      }
    })
    .filter((group) => group.entries.length > 0)
}
