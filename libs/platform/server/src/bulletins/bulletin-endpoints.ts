import { isSignedIn, type Actor, type SignedIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { notFound, unauthorized } from '@captain/http-server'
import {
  privateJson,
  authorOf,
  sql,
  describeFixed,
  inQuery,
  localeParameter,
  oneOf,
  pageParameters,
  searchParameter,
  markRead,
  typeOf,
  type Tx,
  type FixedFacts,
} from '@captain/content-server/kit'
import type { Platform } from '../platform.ts'
import type { PlatformServices } from '../services.ts'
import { LIST, listBulletins, ONE, STANDARD_LIMIT, tellBulletin } from './answer-bulletins.ts'
import { readBulletin, readBulletins, readerOf, type Kept } from './read-bulletins.ts'

const signedIn = (actor: Actor): SignedIn => {
  if (!isSignedIn(actor)) throw unauthorized()
  return actor
}

const markAllRead = (tx: Tx, accountId: string, ids: readonly string[]) =>
  tx.run(sql`
    insert into content.read_mark (tenant_id, account_id, entry_id, read_at)
    select ${tx.tenant.number}::int, ${accountId}, id, ${tx.now}::timestamptz from unnest(${ids}::text[]) as id on conflict do nothing`)

const done = (): Response => new Response(null, { status: 204 })

const endpointsOf = (services: PlatformServices, { tenant, bulletins }: Platform): readonly Endpoint[] => {
  const kept: Kept = { type: typeOf(tenant, bulletins.type), bulletins }
  const path = `/api/v1/staff/${bulletins.type}` as const
  const reader = services.store.forPublic(tenant)
  const readerIn = (actor: Actor) => readerOf(signedIn(actor), services.tenants)
  const told = (endpoint: Endpoint, facts: FixedFacts): Endpoint => ({ ...endpoint, describe: describeFixed(services, endpoint, facts) })
  const list = defineEndpoint({
    method: 'GET',
    path,
    guard: 'user',
    handler: async ({ actor, url }) => privateJson(await reader.read((tx) => listBulletins(tx, kept, readerIn(actor), url.searchParams))),
  })
  const one = defineEndpoint({
    method: 'GET',
    path: `${path}/:key`,
    guard: 'user',
    handler: async ({ actor, params, url }) =>
      privateJson(await reader.read((tx) => tellBulletin(tx, kept, readerIn(actor), params.key, url.searchParams))),
  })
  const readAll = defineEndpoint({
    method: 'POST',
    path: `${path}/read`,
    guard: 'user',
    handler: async (context) => {
      const who = readerIn(context.actor)
      await services.store.forTenant(authorOf(context), tenant).writeAside(async (tx) => {
        const unread = (await readBulletins(tx, kept, who)).filter((row) => row.read_at === null)
        await markAllRead(
          tx,
          who.accountId,
          unread.map(({ id }) => id),
        )
      })
      return done()
    },
  })
  const read = defineEndpoint({
    method: 'POST',
    path: `${path}/:key/read`,
    guard: 'user',
    handler: async (context) => {
      const who = readerIn(context.actor)
      await services.store.forTenant(authorOf(context), tenant).writeAside(async (tx) => {
        const row = await readBulletin(tx, kept, who, context.params.key)
        if (row === null) throw notFound()
        await markRead(tx, who.accountId, row.id)
      })
      return done()
    },
  })
  return [
    told(list, {
      name: 'bulletins',
      parameters: (describing) => [
        ...pageParameters(describing, STANDARD_LIMIT),
        searchParameter(describing),
        inQuery(describing, 'category', { type: 'string' }),
        inQuery(describing, 'unread', oneOf(['true', 'false'])),
        localeParameter(describing, 'locale'),
      ],
      answer: LIST,
      problems: ['malformed-parameter', 'unknown-parameter'],
    }),
    told(readAll, { name: 'bulletinsRead' }),
    told(one, {
      name: 'bulletin',
      parameters: (describing) => [localeParameter(describing, 'locale')],
      answer: ONE,
    }),
    told(read, { name: 'bulletinRead' }),
  ]
}

/** Returns the endpoints for staff bulletins and their read marks. */
export const bulletinEndpoints = (services: PlatformServices): readonly Endpoint[] =>
  services.platform === null ? [] : endpointsOf(services, services.platform)
