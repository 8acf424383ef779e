import { inTransaction } from '@captain/database'
import { MEMBER_ROLES } from '@captain/auth-core'
import { notFound } from '@captain/http-server'
import { LOCALES } from '@captain/locale'
import * as v from 'valibot'
import { circumstancesOf, eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { pageCount } from '../lists/keyset.ts'
import type { OneTimeLinks } from '../links/one-time-links.ts'
import { accountItem, type AccountItem } from './account-item.ts'
import { accountListQuery, accountListRequest } from './account-list-request.ts'
import { readSessions, sessionItem } from './account-sessions.ts'
import { accountEmail, accountName, role } from './admin-bodies.ts'
import { lockAccount, type AdminServices } from './admin-call.ts'
import { aiUse, readAiUse } from './ai-use.ts'
import { aiUseEndpoint } from './ai-use-endpoint.ts'
import { createAccount } from './create-account.ts'
import { readAccount, readAccounts } from './read-accounts.ts'

export type AccountAdminServices = AdminServices & {
  readonly links: OneTimeLinks
  /** Whether the server sends mail; if not, the creator of a link sees it. */
  readonly sendsMail: boolean
}

const PATH = '/api/v1/admin/auth-users'

/** The response contains the link if no mail delivers it. */
const withLink = v.strictObject({ ...accountItem.entries, link: v.nullable(v.string()) })

const draftOf = ({ tenants }: AccountAdminServices) =>
  v.strictObject({
    name: accountName,
    email: accountEmail,
    role: v.optional(role, 'user'),
    locale: v.optional(v.picklist(LOCALES), 'ja'),
    memberships: v.optional(
      v.pipe(
        v.array(v.strictObject({ tenant: v.pipe(v.string(), v.check(tenants.has)), role: v.picklist(MEMBER_ROLES) })),
        v.maxLength(100),
        v.check((all) => new Set(all.map(({ tenant }) => tenant)).size === all.length),
      ),
      [],
    ),
    mayUseAi: v.optional(v.boolean(), false),
    invite: v.optional(v.boolean(), true),
  })

const shownLink = ({ sendsMail }: AccountAdminServices, link: string | null): string | null => (sendsMail ? null : link)

const found = async ({ pool, tenants }: AccountAdminServices, id: string): Promise<AccountItem> => {
  const item = await readAccount(pool, tenants, id)
  if (item === null) throw notFound()
  return item
}

const withUse = async (services: AccountAdminServices, id: string) => {
  const item = await found(services, id)
  const isAdmin = item.role === 'admin' || services.adminUserIds.includes(id)
  return { ...item, ai: { isAdmin, ...(await readAiUse(services.pool, id)) } }
}

const createEndpoint = (services: AccountAdminServices): Endpoint => {
  const { pool, tenants, links } = services
  return defineEndpoint({
    method: 'POST',
    path: PATH,
    guard: 'admin',
    stepUp: 'manage-account',
    maxBodyBytes: 64 * 1024,
    schemas: { body: draftOf(services), output: withLink },
    handler: async (context) => {
      const { body, actor, locale } = context
      const by = eventActorOf(actor)
      const from = circumstancesOf(context)
      const { id, link } = await inTransaction(pool, async (client) => {
        const account = await createAccount(client, tenants, { ...body, hash: null }, { by, from, locale })
        if (!body.invite) return { id: account.id, link: null }
        await recordEvent(client, { action: 'invite', by, from, account })
        return { id: account.id, link: await links.send(account, 'invite', actor.account, client) }
      })
      return Response.json(
        { ...(await found(services, id)), link: shownLink(services, link) },
        { status: 201, headers: { 'cache-control': 'no-store' } },
      )
    },
  })
}

const approveEndpoint = (services: AccountAdminServices): Endpoint => {
  const { pool, mails, links } = services
  return defineEndpoint({
    method: 'POST',
    path: `${PATH}/:id/approve`,
    guard: 'admin',
    stepUp: 'manage-account',
    schemas: { output: accountItem },
    handler: async (context) => {
      const { params, actor } = context
      await inTransaction(pool, async (client) => {
        const account = await lockAccount(client, params.id)
        if (account.isUser) return
        await client.query('update auth."user" set "isUser" = true, "updatedAt" = now() where id = $1', [account.id])
        const changes = { isUser: [false, true] } as const
        const [by, from] = [eventActorOf(actor), circumstancesOf(context)]
        await recordEvent(client, { action: 'approve', by, from, account, changes })
        if (account.emailVerified) return mails.approved(account, client)
        // The identity of the person who signed up is unknown, so the owner of the address gets an invitation.
        await client.query('select auth.begin_anew($1)', [account.id])
        await recordEvent(client, { action: 'invite', by, from, account })
        await links.send(account, 'invite', actor.account, client)
      })
      return found(services, params.id)
    },
  })
}

const inviteEndpoint = (services: AccountAdminServices): Endpoint => {
  const { pool, links } = services
  return defineEndpoint({
    method: 'POST',
    path: `${PATH}/:id/invite`,
    guard: 'admin',
    stepUp: 'send-link',
    schemas: { output: withLink },
    handler: async (context) => {
      const { params, actor } = context
      const link = await inTransaction(pool, async (client) => {
        const account = await lockAccount(client, params.id)
        await recordEvent(client, { action: 'invite', by: eventActorOf(actor), from: circumstancesOf(context), account })
        return links.send(account, 'invite', actor.account, client)
      })
      return { ...(await found(services, params.id)), link: shownLink(services, link) }
    },
  })
}

const resetSecondFactorEndpoint = (services: AccountAdminServices): Endpoint => {
  const { pool, mails, secondFactors } = services
  return defineEndpoint({
    method: 'DELETE',
    path: `${PATH}/:id/second-factor`,
    guard: 'admin',
    stepUp: 'change-sign-in',
    schemas: { output: accountItem },
    handler: async (context) => {
      const { params, actor } = context
      await inTransaction(pool, async (client) => {
        const account = await lockAccount(client, params.id)
        if (!(await secondFactors.remove(client, account.id))) return
        const [by, from] = [eventActorOf(actor), circumstancesOf(context)]
        await recordEvent(client, { action: 'secondFactorRemoved', by, from, account })
        await mails.notice(account, 'secondFactorReset', client)
      })
      return found(services, params.id)
    },
  })
}

/** Returns the account endpoints for administrators: list, one with its sessions, create, approve, invite, reset of the second factor, AI use. */
export const accountAdminEndpoints = (services: AccountAdminServices): readonly Endpoint[] => {
  const { pool, tenants } = services
  return [
    defineEndpoint({
      method: 'GET',
      path: PATH,
      guard: 'admin',
      schemas: {
        query: accountListQuery,
        output: v.strictObject({ items: v.array(accountItem), next: v.nullable(v.string()), count: pageCount }),
      },
      handler: ({ query }) => readAccounts(pool, tenants, accountListRequest(query)),
    }),
    defineEndpoint({
      method: 'GET',
      path: `${PATH}/:id`,
      guard: 'admin',
      schemas: { output: v.strictObject({ ...accountItem.entries, ai: aiUse, sessions: v.array(sessionItem) }) },
      handler: async ({ params }) => ({ ...(await withUse(services, params.id)), sessions: await readSessions(pool, params.id) }),
    }),
    createEndpoint(services),
    approveEndpoint(services),
    inviteEndpoint(services),
    resetSecondFactorEndpoint(services),
    aiUseEndpoint(services, `${PATH}/:id`, (id) => withUse(services, id)),
  ]
}
