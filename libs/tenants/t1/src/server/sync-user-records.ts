import { platformEffects, type AccountSyncOf, type PlatformAccount } from '@captain/platform-server'
import { utf8Length } from '@captain/validation'
import { user } from '../content-types/user.ts'
import { siteNumber } from '../sites.ts'
import type { Portal, PortalContext, User } from './portal-records.ts'
import { shownOfAccount } from './user-hooks.ts'

/** Returns the record ids of the tenants by number. */
type Profiles = ReadonlyMap<number, string>

const profilesOf = async (context: PortalContext): Promise<Profiles> =>
  new Map((await context.findAll('tenant')).flatMap(({ id, slug }) => (siteNumber(slug) === null ? [] : [[siteNumber(slug) ?? 0, id]])))

const personOf = async (context: PortalContext, id: string, email: string | null): Promise<User | null> => {
  const linked = (await context.findMany('user', { authUser: id })).find(({ authUser }) => authUser === id)
  if (linked !== undefined || email === null) return linked ?? null
  const [named] = await context.findMany('user', { email })
  return named?.authUser === null ? named : null
}

const NAME_BYTES = user.fields.displayName.config.maxBytes

/** Cuts a name to the length limit of a person's record; accounts allow longer names. */
const shortened = (name: string): string => {
  const characters = [...name]
  while (utf8Length(characters.join('')) > NAME_BYTES) characters.pop()
  return characters.join('')
}

const added = async (context: PortalContext, account: PlatformAccount): Promise<User | null> => {
  const { name, email, locale, mayUseAi } = account
  const id = await context.create('user', { displayName: { ja: shortened(name), en: null }, email, locale, canUseAi: mayUseAi })
  return context.findForUpdate('user', id)
}

/** Adds records for memberships created elsewhere, and removes those of deleted ones. */
const followMemberships = async (context: PortalContext, profiles: Profiles, user: string, account: PlatformAccount | null) => {
  const rows = await context.findMany('tenant-user', { user })
  const wanted = new Map(
    (account?.memberships ?? []).flatMap(({ tenant, role }) => {
      const profile = profiles.get(tenant)
      return profile === undefined ? [] : [[profile, role] as const]
    }),
  )
  for (const row of rows) {
    const role = wanted.get(row.tenant)
    if (role === undefined) await context.remove('tenant-user', row.id)
    else if (role !== row.memberRole) await context.update('tenant-user', row.id, { memberRole: role })
  }
  const currentTenants = new Set(rows.map(({ tenant }) => tenant))
  for (const [tenant, memberRole] of wanted)
    if (!currentTenants.has(tenant)) await context.create('tenant-user', { tenant, user, memberRole })
}

const followAccount = async (context: PortalContext, profiles: Profiles, id: string, account: PlatformAccount | null): Promise<void> => {
  const known = await personOf(context, id, account?.email ?? null)
  const isStaff = account !== null && account.state !== 'unapproved' && account.memberships.length > 0
  const person = known ?? (isStaff ? await added(context, account) : null)
  if (person === null) return
  const ai = account === null ? {} : { canUseAi: account.mayUseAi }
  await context.updateDerived('user', person.id, { ...shownOfAccount(account), ...ai })
  const { lastLoginAt } = shownOfAccount(account)
  await followMemberships(context, profiles, person.id, account)
  for (const row of await context.findMany('tenant-user', { user: person.id }))
    await context.updateDerived('tenant-user', row.id, { lastAccessAt: lastLoginAt })
}

const known = async (context: PortalContext): Promise<readonly string[]> => {
  const linked = (await context.findAll('user')).flatMap(({ authUser }) => (authUser === null ? [] : [authUser]))
  return [...new Set([...(await platformEffects(context).members()).map(({ id }) => id), ...linked])]
}

/** Syncs people and memberships with accounts that were changed elsewhere. */
export const syncUserRecords: AccountSyncOf<Portal> = {
  accountIds: known,
  sync: async (ids, context) => {
    const profiles = await profilesOf(context)
    for (const id of ids) await followAccount(context, profiles, id, await platformEffects(context).account({ id }))
  },
}
