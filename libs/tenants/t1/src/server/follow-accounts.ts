import type { AnyRecord } from '@captain/content-core'
import type { HookContext } from '@captain/content-server'
import { platformCalls, type AccountFollower, type PlatformAccount } from '@captain/platform-server'
import { utf8Length } from '@captain/validation'
import { user } from '../content-types/user.ts'
import { siteNumber } from '../sites.ts'
import { shownOfAccount } from './user-hooks.ts'

/** Returns the record ids of the tenants by number. */
type Profiles = ReadonlyMap<number, string>

const profilesOf = async (context: HookContext): Promise<Profiles> =>
  new Map((await context.all('tenant')).flatMap(({ id, slug }) => (siteNumber(slug) === null ? [] : [[siteNumber(slug) ?? 0, id]])))

const personOf = async (context: HookContext, id: string, email: string | null): Promise<AnyRecord | null> => {
  const linked = (await context.matching('user', { authUser: id })).find(({ authUser }) => authUser === id)
  if (linked !== undefined || email === null) return linked ?? null
  const [named] = await context.matching('user', { email })
  return named?.['authUser'] === null ? named : null
}

const NAME_BYTES = user.fields.displayName.config.maxBytes

/** Cuts a name to the length limit of a person's record; accounts allow longer names. */
const shortened = (name: string): string => {
  const characters = [...name]
  while (utf8Length(characters.join('')) > NAME_BYTES) characters.pop()
  return characters.join('')
}

const added = async (context: HookContext, account: PlatformAccount): Promise<AnyRecord | null> => {
  const { name, email, locale, mayUseAi } = account
  const id = await context.create('user', { displayName: { ja: shortened(name), en: null }, email, locale, canUseAi: mayUseAi })
  return context.find('user', id)
}

/** Adds records for memberships created elsewhere, and removes those of deleted ones. */
const followMemberships = async (context: HookContext, profiles: Profiles, user: string, account: PlatformAccount | null) => {
  const rows = await context.matching('tenant-user', { user })
  const wanted = new Map(
    (account?.memberships ?? []).flatMap(({ tenant, role }) => {
      const profile = profiles.get(tenant)
      return profile === undefined ? [] : [[profile, role] as const]
    }),
  )
  for (const row of rows) {
    const role = wanted.get(String(row['tenant']))
    if (role === undefined) await context.remove('tenant-user', row.id)
    else if (role !== row['memberRole']) await context.update('tenant-user', row.id, { memberRole: role })
  }
  const held = new Set(rows.map(({ tenant }) => String(tenant)))
  for (const [tenant, memberRole] of wanted) if (!held.has(tenant)) await context.create('tenant-user', { tenant, user, memberRole })
}

const followAccount = async (context: HookContext, profiles: Profiles, id: string, account: PlatformAccount | null): Promise<void> => {
  const known = await personOf(context, id, account?.email ?? null)
  const isStaff = account !== null && account.state !== 'unapproved' && account.memberships.length > 0
  const person = known ?? (isStaff ? await added(context, account) : null)
  if (person === null) return
  const ai = account === null ? {} : { canUseAi: account.mayUseAi }
  await context.derive('user', person.id, { ...shownOfAccount(account), ...ai })
  const { lastLoginAt } = shownOfAccount(account)
  await followMemberships(context, profiles, person.id, account)
  for (const row of await context.matching('tenant-user', { user: person.id }))
    await context.derive('tenant-user', row.id, { lastAccessAt: lastLoginAt })
}

const known = async (context: HookContext): Promise<readonly string[]> => {
  const linked = (await context.all('user')).flatMap(({ authUser }) => (typeof authUser === 'string' ? [authUser] : []))
  return [...new Set([...(await platformCalls(context).members()).map(({ id }) => id), ...linked])]
}

/** Syncs people and memberships with accounts that were changed elsewhere. */
export const followAccounts: AccountFollower = {
  known,
  follow: async (ids, context) => {
    const profiles = await profilesOf(context)
    for (const id of ids) await followAccount(context, profiles, id, await platformCalls(context).account({ id }))
  },
}
