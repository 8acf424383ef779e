import { workflowOf, type Values, type Workflow, type PendingWork } from '@captain/content-core'
import { recordId, type HookContext, type TypeHooks } from '@captain/content-server'
import { localized } from './translator.ts'
import { platformCalls } from '@captain/platform-server'

/** Normalises a path below a tenant's address; other values stay for the field's rule to refuse. */
const pathOf = (path: unknown): unknown => {
  const typed = typeof path === 'string' ? path.trim() : path
  return typeof typed === 'string' && typed !== '' && !typed.startsWith('/') ? `/${typed}` : typed
}

const slugsOf = async (context: HookContext, tenants: unknown): Promise<readonly string[]> => {
  const ids = Array.isArray(tenants) ? tenants.flatMap((id: unknown) => recordId(id) ?? []) : []
  const found = await Promise.all(ids.map((id) => context.find('tenant', id)))
  return found.flatMap((tenant) => (tenant === null ? [] : [String(tenant['slug'])]))
}

/** An entry leads to a screen that each of its tenants has; an empty path is the tenant's home page. */
export const tenantMenuHooks: TypeHooks = {
  save: async (values): Promise<Values> => ({ ...values, path: pathOf(values['path']) }),
  // Checked last, so that users get the errors of all rules at once.
  after: async ({ after: { path, tenants, deletedAt } }, context) => {
    if (deletedAt !== null || typeof path !== 'string') return
    for (const slug of await slugsOf(context, tenants))
      if (!(await platformCalls(context).entrances(slug)).some((entrance) => entrance.path === path))
        context.refuse([
          {
            path: 'path',
            rule: 'custom',
            params: localized((i18n) => i18n._('「{slug}」には、このパスの画面がありません。', { slug })),
          },
        ])
  },
}

/** New submissions wait for staff, and the menu shows their number. */
const BADGES: Readonly<Record<PendingWork['kind'], string>> = {
  unanswered: 'unhandledContacts',
  orders: 'newOrders',
  drafts: 'none',
  scheduled: 'none',
}

const badgeOf = (workflow: Workflow): string => {
  const first = workflowOf(workflow).pending?.[0]
  return first === undefined ? 'none' : BADGES[first.kind]
}

const MOST_LETTERS = 16

/** A label has up to 16 letters; for longer names the menu shows the screen's own name. */
const shortOf = (name: string): string | null => ([...name].length > MOST_LETTERS ? null : name)

/** Creates a menu entry for each screen of a new tenant, in the existing groups. */
export const makeMenu = async (context: HookContext, tenant: string, slug: string): Promise<void> => {
  const groups = new Map((await context.all('tenant-menu-category')).map(({ id, key }) => [key, id]))
  for (const { path, icon, group, workflow, minRole, names } of await platformCalls(context).entrances(slug)) {
    const category = groups.get(group)
    if (category === undefined) continue
    await context.create('tenant-menu', {
      label: { ja: shortOf(names.ja) ?? names.ja.slice(0, MOST_LETTERS), en: shortOf(names.en) },
      tenants: [tenant],
      category,
      path,
      icon: `/icons/menu/${icon}.svg`,
      badge: badgeOf(workflow),
      minRole,
      isPublished: true,
    })
  }
}
