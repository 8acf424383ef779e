import { membershipIn, roleAtLeast, type MemberRole, type SignedIn, customRoleIn } from '@captain/auth-core'
import { pluralOf, type AnyContentType, type ErasedMessages, type Tenant, tenantForRole } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import type { Locale } from '@captain/locale'
import { cachedValue, readerKey, runningTenants, type Tx } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { sampleState } from '../sample-data/sample-state.ts'
import { readDays, type Day } from './read-days.ts'
import { MAX_FAILURES, readMissedPublications, readFailingWebhooks } from './read-failures.ts'
import { readPendingCounts } from './read-pending-counts.ts'
import { MAX_DRAFTS, readOwnDrafts } from './read-own-drafts.ts'
import { MAX_EVENTS, readRecentEvents } from './read-recent-events.ts'

/** A tenant as the account's role sees it, with the role and the key of its rights. */
export type Membership = { readonly tenant: Tenant; readonly role: MemberRole; readonly reader: string }

/** Returns the running tenants of an account by membership; administrators see no others here. */
const membershipsOf = (services: Pick<PlatformServices, 'tenants' | 'refused'>, actor: SignedIn): readonly Membership[] =>
  runningTenants(services).flatMap((tenant) => {
    const role = membershipIn(actor, tenant.slug)
    if (role === null) return []
    const seen = tenantForRole(tenant, customRoleIn(actor, tenant.slug))
    return [{ tenant: seen, role, reader: readerKey(actor, role, tenant.slug) }]
  })

const readable = ({ tenant, role }: Membership): readonly AnyContentType[] =>
  tenant.contentTypes.filter(({ access }) => roleAtLeast(role, access.read))

const samplesIn = async (tx: Tx, { tenant, role }: Membership, services: PlatformServices) => {
  if (!roleAtLeast(role, 'owner')) return []
  const state = await sampleState(tx, services)
  return state.canAdd || state.total > 0 ? [{ tenant: tenant.slug, ...state }] : []
}

type Asking = { readonly services: PlatformServices; readonly messages: ErasedMessages; readonly accountId: string }

const tenantHome = async (tx: Tx, membership: Membership, { services, messages, accountId }: Asking) => {
  const { tenant, role } = membership
  const types = readable(membership)
  const labelled = (type: AnyContentType) => ({ name: type.name, label: messages[type.name]?.name ?? type.name })
  const labelledMany = (type: AnyContentType) => ({ name: type.name, label: pluralOf(messages[type.name] ?? { name: type.name }) })
  const needs = await readPendingCounts(tx, types)
  const missed = await readMissedPublications(tx, types, role)
  const undelivered = await readFailingWebhooks(tx, role)
  const drafts = await readOwnDrafts(tx, types, accountId)
  const events = await readRecentEvents(tx, types, role)
  return {
    samples: await samplesIn(tx, membership, services),
    needs: needs.map(({ kind, type, search, count }) => ({
      tenant: tenant.slug,
      kind,
      type: labelledMany(type),
      count,
      to: untypedPath(tenant, type, 'list'),
      search,
    })),
    failures: [
      ...missed.map(({ type, ...one }) => ({
        ...one,
        kind: 'missed' as const,
        tenant: tenant.slug,
        type: labelled(type),
        workflow: type.workflow,
      })),
      ...undelivered.map((one) => ({ ...one, kind: 'undelivered' as const, tenant: tenant.slug })),
    ],
    drafts: drafts.map(({ type, ...draft }) => ({ ...draft, tenant: tenant.slug, type: labelled(type) })),
    events: events.map(({ type, isOfRecord, ...event }) => ({
      ...event,
      tenant: tenant.slug,
      type: type === null ? null : isOfRecord ? labelled(type) : labelledMany(type),
    })),
  }
}

type TenantHome = Awaited<ReturnType<typeof tenantHome>>

/** Computes a value once per version of a tenant's content; later calls get it from the cache without a database query. */
const cachedRead = async <Made>(
  services: PlatformServices,
  tenant: Tenant,
  key: string,
  read: (tx: Tx) => Promise<Made>,
): Promise<Made> => {
  const make = () => services.store.forPublic(tenant).read(read)
  return cachedValue(services.cache, { tenant: tenant.number, key, make })
}

const newestFirst = <One>(all: readonly One[], key: (one: One) => string): readonly One[] =>
  all.toSorted((one, other) => (key(one) < key(other) ? 1 : key(one) > key(other) ? -1 : 0))

/** Reads pending work, the account's drafts and recent events in the tenants of an account. */
export const readHome = async (services: PlatformServices, actor: SignedIn, locale: Locale): Promise<TenantHome> => {
  const { id } = actor.account
  const homes = await Promise.all(
    membershipsOf(services, actor).map(async (membership) => {
      const { tenant, reader } = membership
      const messages = await services.messagesOf(tenant.slug, locale)
      return cachedRead(services, tenant, `#home/${reader}/${id}?${locale}`, (tx) =>
        tenantHome(tx, membership, { services, messages, accountId: id }),
      )
    }),
  )
  return {
    samples: homes.flatMap(({ samples }) => samples),
    needs: homes.flatMap(({ needs }) => needs),
    failures: newestFirst(
      homes.flatMap(({ failures }) => failures),
      (one) => (one.kind === 'missed' ? one.planned : one.since),
    ).slice(0, MAX_FAILURES),
    drafts: newestFirst(
      homes.flatMap(({ drafts }) => drafts),
      ({ updatedAt }) => updatedAt,
    ).slice(0, MAX_DRAFTS),
    events: newestFirst(
      homes.flatMap(({ events }) => events),
      ({ id: event }) => event,
    ).slice(0, MAX_EVENTS),
  }
}

/** Reads the daily activity in the tenants of an account. */
export const readHomeDays = (services: PlatformServices, actor: SignedIn): Promise<readonly (readonly Day[])[]> =>
  Promise.all(
    membershipsOf(services, actor).map((membership) =>
      cachedRead(services, membership.tenant, `#home-days/${membership.reader}`, (tx) => readDays(tx, readable(membership))),
    ),
  )
