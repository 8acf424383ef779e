import { workflowOf, type Workflow, type PendingWork } from '@captain/content-core'
import { hooksFor } from '@captain/content-server'
import { platformEffects } from '@captain/platform-server'
import { tenant } from '../tenant.ts'
import type { PortalContext, Profile, TenantMenu } from './portal-records.ts'
import { localized } from './translator.ts'

/** Normalises a path below a tenant's address; other values stay for the field's rule to refuse. */
const pathOf = (path: unknown): unknown => {
  const typed = typeof path === 'string' ? path.trim() : path
  return typeof typed === 'string' && typed !== '' && !typed.startsWith('/') ? `/${typed}` : typed
}

const slugsOf = async (context: PortalContext, ids: readonly string[]): Promise<readonly Profile['slug'][]> => {
  const found = await Promise.all(ids.map((id) => context.findForUpdate('tenant', id)))
  return found.flatMap((profile) => (profile === null ? [] : [profile.slug]))
}

/** An entry leads to a screen that each of its tenants has; an empty path is the tenant's home page. */
export const tenantMenuHooks = hooksFor(tenant, 'tenant-menu', {
  beforeSave: async (values) => ({ ...values, path: pathOf(values.path) }),
  // Checked last, so that users get the errors of all rules at once.
  afterChange: async ({ after: { path, tenants, deletedAt } }, context) => {
    if (deletedAt !== null || path === null) return
    for (const slug of await slugsOf(context, tenants))
      if (!(await platformEffects(context).entrances(slug)).some((entrance) => entrance.path === path))
        context.reject([
          {
            path: 'path',
            rule: 'custom',
            params: localized((i18n) => i18n._('「{slug}」には、このパスの画面がありません。', { slug })),
          },
        ])
  },
})

/** New submissions wait for staff, and the menu shows their number. */
const BADGES: Readonly<Record<PendingWork['kind'], TenantMenu['badge']>> = {
  unanswered: 'unhandledContacts',
  orders: 'newOrders',
  drafts: 'none',
  scheduled: 'none',
}

const badgeOf = (workflow: Workflow): TenantMenu['badge'] => {
  const first = workflowOf(workflow).pending?.[0]
  return first === undefined ? 'none' : BADGES[first.kind]
}

const MAX_CHARACTERS = 16

/** A label has up to 16 letters; for longer names the menu shows the screen's own name. */
const shortOf = (name: string): string | null => ([...name].length > MAX_CHARACTERS ? null : name)

/** Creates a menu entry for each screen of a new tenant, in the existing groups. */
export const makeMenu = async (context: PortalContext, profile: string, slug: string): Promise<void> => {
  const groups = new Map<string, string>((await context.findAll('tenant-menu-category')).map(({ id, key }) => [key, id]))
  for (const { path, icon, group, workflow, minRole, names } of await platformEffects(context).entrances(slug)) {
    const category = groups.get(group)
    if (category === undefined) continue
    await context.create('tenant-menu', {
      label: { ja: shortOf(names.ja) ?? names.ja.slice(0, MAX_CHARACTERS), en: shortOf(names.en) },
      tenants: [profile],
      category,
      path,
      icon: `/icons/menu/${icon}.svg`,
      badge: badgeOf(workflow),
      minRole,
      isPublished: true,
    })
  }
}
