import type { Actor } from '@captain/auth-core'
import { defineEndpoint, type Endpoint, signedIn } from '@captain/auth-server'
import { notFound } from '@captain/http-server'
import {
  privateJson,
  authorOf,
  sql,
  describeFixed,
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
import { articleListSchema, listStaffArticles, articleSchema, STANDARD_LIMIT, getStaffArticle } from './respond-with-articles.ts'
import { readStaffArticle, readStaffArticles, readerOf, type StaffArticleRecords } from './read-staff-articles.ts'
import { operationTexts, ownParameter, type OperationName } from '../openapi/operation-texts.ts'

const markAllRead = (tx: Tx, accountId: string, ids: readonly string[]) =>
  tx.run(sql`
    insert into content.read_mark (tenant_id, account_id, entry_id, read_at)
    select ${tx.tenant.number}::int, ${accountId}, id, ${tx.now}::timestamptz from unnest(${ids}::text[]) as id on conflict do nothing`)

const done = (): Response => new Response(null, { status: 204 })

const endpointsOf = (services: PlatformServices, { tenant, staffArticles }: Platform): readonly Endpoint[] => {
  const records: StaffArticleRecords = { type: typeOf(tenant, staffArticles.type), staffArticles }
  const path = `/api/v1/staff/${staffArticles.type}` as const
  const reader = services.store.forPublic(tenant)
  const readerIn = (actor: Actor) => readerOf(signedIn(actor), services.tenants)
  const withDescription = (endpoint: Endpoint, facts: FixedFacts<OperationName>): Endpoint => ({
    ...endpoint,
    describe: describeFixed(operationTexts, services, endpoint, facts),
  })
  const list = defineEndpoint({
    method: 'GET',
    path,
    guard: 'user',
    handler: async ({ actor, url }) =>
      privateJson(await reader.read((tx) => listStaffArticles(tx, records, readerIn(actor), url.searchParams))),
  })
  const one = defineEndpoint({
    method: 'GET',
    path: `${path}/:key`,
    guard: 'user',
    handler: async ({ actor, params, url }) =>
      privateJson(await reader.read((tx) => getStaffArticle(tx, records, readerIn(actor), params.key, url.searchParams))),
  })
  const readAll = defineEndpoint({
    method: 'POST',
    path: `${path}/read`,
    guard: 'user',
    handler: async (context) => {
      const who = readerIn(context.actor)
      await services.store.forTenant(authorOf(context), tenant).writeAside(async (tx) => {
        const unread = (await readStaffArticles(tx, records, who)).filter((row) => row.read_at === null)
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
        const row = await readStaffArticle(tx, records, who, context.params.key)
        if (row === null) throw notFound()
        await markRead(tx, who.accountId, row.id)
      })
      return done()
    },
  })
  return [
    withDescription(list, {
      name: 'bulletins',
      parameters: (describing) => [
        ...pageParameters(describing, STANDARD_LIMIT),
        searchParameter(describing),
        ownParameter(describing, 'category', { type: 'string' }),
        ownParameter(describing, 'unread', oneOf(['true', 'false'])),
        localeParameter(describing, 'locale'),
      ],
      answer: articleListSchema,
      problems: ['malformed-parameter', 'unknown-parameter'],
    }),
    withDescription(readAll, { name: 'bulletinsRead' }),
    withDescription(one, {
      name: 'bulletin',
      parameters: (describing) => [localeParameter(describing, 'locale')],
      answer: articleSchema,
    }),
    withDescription(read, { name: 'bulletinRead' }),
  ]
}

/** Returns the endpoints for staff articles and their read marks. */
export const staffArticleEndpoints = (services: PlatformServices): readonly Endpoint[] =>
  services.platform === null ? [] : endpointsOf(services, services.platform)
