import { createHash, randomBytes } from 'node:crypto'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
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

/**
 * One statement, so that of two at the same moment one is the first; with one, all links of the account are used up. It was
 * mailed, so the address is confirmed by it; a password from before that may be of somebody who signed up with an address
 * that is not theirs.
 */
const USE = `
  with used as (
    update auth.one_time_link set used_at = now() where used_at is null and user_id = (
      select user_id from auth.one_time_link where hash = $1 and used_at is null and expires_at > now()
    ) returning hash, user_id, kind
  ), opened as (
    select user_id, kind from used where hash = $1
  ), confirmed as (
    update auth."user" u set "emailVerified" = true from opened where u.id = opened.user_id and not u."emailVerified" returning u.id
  ), forgotten as (
    update auth.account a set password = null from confirmed where a."userId" = confirmed.id
  )
  select user_id as "accountId", kind from opened`

/** Makes and redeems the links that mails bring people in with. The database keeps their hashes only. */
export const createOneTimeLinks = (pool: Queryable, mails: AuthMails, baseUrl: string): OneTimeLinks => ({
  send: async (account, kind, by, client = pool) => {
    const token = randomBytes(32).toString('base64url')
    await client.query(MAKE, [hashOf(token), account.id, kind, by?.id ?? null, HOURS[kind]])
    const link = enrolmentLink(baseUrl, account.locale, token)
    await (kind === 'invite' ? mails.invite(account, link, by?.name ?? null, client) : mails.recovery(account, link, client))
    return link
  },
  use: async (token) => {
    const { rows } = await pool.query<{ accountId: string; kind: LinkKind }>(USE, [hashOf(token)])
    return rows[0] ?? null
  },
})
