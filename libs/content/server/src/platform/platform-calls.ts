import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { propertyOf } from '@captain/http-core'
import { createAuthMails, enrolmentLink, type Queryable } from '@captain/auth-server'
import { menuEntrances, pluralOf } from '@captain/content-core'
import { CHANNEL } from '../database/listen.ts'
import { sql } from '../database/sql.ts'
import { lastOwner } from '../errors.ts'
import { nextId } from '../ids.ts'
import type { WriteTx } from '../store.ts'
import type { NamedEntrance, PlatformAccount, PlatformCalls } from './platform-contract.ts'

const LAST_OWNER = 'CP010'

/** Who does it, as the log of administrators keeps it. */
const eventOf = ({ author, now }: WriteTx): string =>
  JSON.stringify({
    id: nextId(now),
    actorId: author.id,
    actorName: author.name,
    impersonatorId: author.impersonator?.id ?? null,
    impersonatorName: author.impersonator?.name ?? null,
    address: author.from?.address ?? null,
    userAgent: author.from?.userAgent ?? null,
    requestId: author.requestId,
  })

const isLastOwner = (error: unknown): boolean => propertyOf(error, 'code') === LAST_OWNER

const accountsOf = (tx: WriteTx, id: string | null, email: string | null): Promise<readonly PlatformAccount[]> =>
  tx.rows<PlatformAccount>(sql`select * from platform.accounts(${id}::text, ${email}::text)`)

/** Puts the mail of an account into the outbox by the running transaction. */
const outbox = (tx: WriteTx): Queryable => {
  const put = async (_text: string, [mails]: readonly unknown[]) => {
    await tx.run(sql`select mail.put(${mails}::jsonb)`)
  }
  // Mails ask nothing else of what they are given.
  return { query: put } as unknown as Queryable
}

const entrancesOf = async ({ installation }: WriteTx, slug: string): Promise<readonly NamedEntrance[]> => {
  const tenant = installation.tenants.find((one) => one.slug === slug)
  if (tenant === undefined) return []
  const [ja, en] = await Promise.all([installation.messagesOf(slug, 'ja'), installation.messagesOf(slug, 'en')])
  return menuEntrances(tenant).map(({ contentType: { name, icon, group, workflow, access }, path }) => ({
    path,
    icon,
    group,
    workflow,
    minRole: access.read,
    names: { ja: pluralOf(ja[name] ?? { name }), en: pluralOf(en[name] ?? { name }) },
  }))
}

/** What a running transaction may do to the platform. */
export const platformCalls = (tx: WriteTx): PlatformCalls => ({
  account: async (by) => ('id' in by ? await accountsOf(tx, by.id, null) : await accountsOf(tx, null, by.email))[0] ?? null,
  members: () => accountsOf(tx, null, null),
  createAccount: async ({ name, email, locale }) => {
    const id = randomUUID()
    await tx.run(sql`select platform.create_account(${id}, ${email}, ${name}, ${locale})`)
    await tx.run(sql`select platform.record_account(${eventOf(tx)}::jsonb, ${id})`)
    return id
  },
  invite: async (account) => {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await tx.run(sql`select platform.put_invitation(${eventOf(tx)}::jsonb, ${account.id}, ${hash}::bytea)`)
    if (tx.isQuiet === true) return
    const { baseUrl } = tx.installation
    const by = tx.author.id === null ? null : tx.author.name
    await createAuthMails(outbox(tx), baseUrl).invite(account, enrolmentLink(baseUrl, account.locale, token), by)
  },
  setMembership: async (accountId, tenant, role) => {
    try {
      await tx.run(sql`select platform.set_membership(${eventOf(tx)}::jsonb, ${accountId}, ${tenant}::int, ${role}::text)`)
    } catch (error) {
      if (isLastOwner(error)) throw lastOwner(tx.installation.tenants.filter(({ number }) => number === tenant))
      throw error
    }
  },
  grantAi: async (accountId, isAllowed) => {
    await tx.run(sql`select platform.grant_ai(${eventOf(tx)}::jsonb, ${accountId}, ${isAllowed})`)
  },
  putTenant: async ({ number, status, names, color, sortOrder }) => {
    await tx.run(sql`select platform.put_tenant(${number}::int, ${status}, ${JSON.stringify(names)}::jsonb, ${color}, ${sortOrder}::int)`)
    tx.forget(number)
  },
  forget: async (number) => {
    await tx.run(sql`select pg_notify(${CHANNEL}, ${`${number} platform`})`)
    tx.forget(number)
  },
  entrances: (slug) => entrancesOf(tx, slug),
})
