import { inTransaction } from '@captain/database'
import { createHash, randomBytes } from 'node:crypto'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { endEmailChange } from '../account/email-change.ts'
import type { Addressee, AuthMails, Queryable } from '../mails/auth-mails.ts'

/** An invitation begins an account, a recovery gives one back. */
export type LinkKind = 'invite' | 'recovery'

const HOURS: Readonly<Record<LinkKind, number>> = { invite: 72, recovery: 1 }

export type LinkedAccount = Addressee & { readonly id: string }

export type OneTimeLinks = {
  /**
   * Makes a link that begins a session once, within 72 h (invite) or 1 h (recovery), and mails it. Links that the account
   * was given before end, but for invitations where a recovery is asked for, as anybody can. Answers the link, for where no
   * mail can be sent.
   */
  send(
    account: LinkedAccount,
    kind: LinkKind,
    by: { readonly id: string; readonly name: string } | null,
    client?: Queryable,
  ): Promise<string>
  /** The token of a link that is not mailed, for whoever has just opened one that was; it is over within the hour. */
  begin(accountId: string): Promise<string>
  /** Uses a token up: whose it is, or null for one that is unknown, used, or over. */
  use(token: string): Promise<{ readonly accountId: string; readonly kind: LinkKind } | null>
}

/** The page on which a token begins a session; behind the #, servers and the pages that are visited next do not get to see it. */
export const enrolmentLink = (baseUrl: string, locale: Locale, token: string): string =>
  `${baseUrl}${localizePath('/auth/enrol', canonicalPrefix(locale))}#token=${token}`

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const MAKE = `
  with ended as (
    delete from auth.one_time_link
    where (user_id = $2 and used_at is null and (kind = $3 or $3 = 'invite')) or expires_at < now() - interval '30 days'
  )
  insert into auth.one_time_link (hash, user_id, kind, created_by, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(hours => $5))`

/** One statement, so that of two at the same moment one is the first; with one, all links of the account are used up. */
const OPEN = `
  with used as (
    update auth.one_time_link set used_at = now() where used_at is null and user_id = (
      select user_id from auth.one_time_link where hash = $1 and used_at is null and expires_at > now()
    ) returning hash, user_id, kind
  )
  select used.user_id as "accountId", used.kind, u."emailVerified" as "isConfirmed"
  from used join auth."user" u on u.id = used.user_id where used.hash = $1`

const CONFIRM = `update auth."user" set "emailVerified" = true, "updatedAt" = now() where id = $1`

type Opened = { readonly accountId: string; readonly kind: LinkKind; readonly isConfirmed: boolean }

/** Makes and redeems the links that mails bring people in with. The database keeps their hashes only. */
export const createOneTimeLinks = (pool: Pool, mails: AuthMails, baseUrl: string): OneTimeLinks => {
  const make = async (client: Queryable, accountId: string, kind: LinkKind, by: string | null, hours = HOURS[kind]): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    await client.query(MAKE, [hashOf(token), accountId, kind, by, hours])
    return token
  }
  return {
    send: async (account, kind, by, client = pool) => {
      const link = enrolmentLink(baseUrl, account.locale, await make(client, account.id, kind, by?.id ?? null))
      await (kind === 'invite' ? mails.invite(account, link, by?.name ?? null, client) : mails.recovery(account, link, client))
      return link
    },
    begin: (accountId) => make(pool, accountId, 'invite', null, 1),
    use: (token) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<Opened>(OPEN, [hashOf(token)])
        const [opened] = rows
        if (opened === undefined) return null
        const { accountId, kind, isConfirmed } = opened
        await endEmailChange(client, accountId)
        // It was mailed, so the address is confirmed by it; what was there before may be of somebody who used an address that is not theirs.
        if (!isConfirmed) {
          await client.query('select auth.begin_anew($1)', [accountId])
          await client.query(CONFIRM, [accountId])
        }
        return { accountId, kind }
      }),
  }
}
