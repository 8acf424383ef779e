import { inTransaction } from '@captain/database'
import { randomBytes } from 'node:crypto'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { hashOfToken } from '../token-hash.ts'
import type { Pool } from 'pg'
import { endEmailChange } from '../account/email-change.ts'
import type { Recipient, AuthMails, Queryable } from '../mails/auth-mails.ts'

/** An invitation starts an account, a recovery restores access to one. */
export type LinkKind = 'invite' | 'recovery'

const HOURS: Readonly<Record<LinkKind, number>> = { invite: 72, recovery: 1 }

export type LinkedAccount = Recipient & { readonly id: string }

export type OneTimeLinks = {
  /**
   * Creates a link that begins one session within 72 h (invite) or 1 h (recovery), and mails it. Earlier links of the account end. A
   * recovery leaves invitations valid, because any visitor can request it. Returns the link, for servers that send no mail.
   */
  send(
    account: LinkedAccount,
    kind: LinkKind,
    by: { readonly id: string; readonly name: string } | null,
    client?: Queryable,
  ): Promise<string>
  /** Creates a token that is not mailed, for a user who has just opened a mailed link; it expires within the hour. */
  begin(accountId: string): Promise<string>
  /** Redeems a token: returns its account, or null if the token is unknown, used, or expired. */
  use(token: string): Promise<{ readonly accountId: string; readonly kind: LinkKind } | null>
}

/** Returns the page on which a token begins a session. The token is in the fragment, which servers and later pages do not receive. */
export const enrolmentLink = (baseUrl: string, locale: Locale, token: string): string =>
  `${baseUrl}${localizePath('/auth/enrol', canonicalPrefix(locale))}#token=${token}`

const MAKE = `
  with ended as (
    delete from auth.one_time_link
    where (user_id = $2 and used_at is null and (kind = $3 or $3 = 'invite')) or expires_at < now() - interval '30 days'
  )
  insert into auth.one_time_link (hash, user_id, kind, created_by, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(hours => $5))`

/** One statement, so only one of two concurrent attempts succeeds; redeeming one link ends all links of the account. */
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

/** Creates and redeems the one-time links in mails. The database stores only their hashes. */
export const createOneTimeLinks = (pool: Pool, mails: AuthMails, baseUrl: string): OneTimeLinks => {
  const make = async (client: Queryable, accountId: string, kind: LinkKind, by: string | null, hours = HOURS[kind]): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    await client.query(MAKE, [hashOfToken(token), accountId, kind, by, hours])
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
        const { rows } = await client.query<Opened>(OPEN, [hashOfToken(token)])
        const [opened] = rows
        if (opened === undefined) return null
        const { accountId, kind, isConfirmed } = opened
        await endEmailChange(client, accountId)
        // The link was mailed, so it confirms the address. Earlier credentials may belong to someone who used another person's address.
        if (!isConfirmed) {
          await client.query('select auth.begin_anew($1)', [accountId])
          await client.query(CONFIRM, [accountId])
        }
        return { accountId, kind }
      }),
  }
}
