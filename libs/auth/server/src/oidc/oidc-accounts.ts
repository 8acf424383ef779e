import { inTransaction } from '@captain/database'
import { email as emailRule } from '@captain/validation'
import type { Locale } from '@captain/locale'
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import * as v from 'valibot'
import { checkAddressLength, checkNewAccount } from '../account-fields.ts'
import { notifyAdmins } from '../account/verification-mails.ts'
import type { RequestOrigin } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { accountOfAddress, accountOfIdentity, linkIdentity, touchIdentity, type IdentifiedAccount } from './identity-rows.ts'
import type { ProviderUser } from './oidc-client.ts'
import { OidcError, type OidcConfiguration } from './oidc-configuration.ts'

export type OidcAccountOptions = {
  readonly pool: Pool
  readonly mails: AuthMails
  readonly adminUserIds: readonly string[]
  readonly configuration: OidcConfiguration
}

type Circumstances = { readonly from: RequestOrigin; readonly locale: Locale }

export type OidcAccounts = {
  /** Returns the account that a person of the provider signs in to; links or creates it if the address allows it. Throws OidcError. */
  forSignIn(user: ProviderUser, circumstances: Circumstances): Promise<IdentifiedAccount>
  /** Links the person of the provider to the account that asked for it. Throws OidcError. */
  link(user: ProviderUser, account: Pick<IdentifiedAccount, 'id' | 'name' | 'email' | 'locale'>, from: RequestOrigin): Promise<void>
}

const address = v.pipe(v.string(), emailRule())

/** Returns the address that the provider vouches for. Throws OidcError if it does not, or may not. */
const trustedAddress = ({ email, isEmailVerified }: ProviderUser, domains: readonly string[]): string => {
  if (email === null || !isEmailVerified) throw new OidcError('unverified', 'the provider has not verified the address')
  // The same form as everywhere: another spelling of an address that a mail server takes for the same must not find its account.
  if (!v.is(address, email)) throw new OidcError('failed', 'the provider sent an address that is none')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!domains.includes(domain)) throw new OidcError('domain', 'the provider is not trusted for the address')
  checkAddressLength(email)
  return email
}

const CREATE = `
  insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale) values ($1, $2, $3, true, false, 'user', $4)
  on conflict (email) do nothing`

/** Uses up the invitation of an account whose address the provider has verified, as its link would. */
const acceptInvitation = async (client: PoolClient, accountId: string): Promise<void> => {
  await client.query('select auth.begin_anew($1)', [accountId])
  await client.query(`update auth."user" set "emailVerified" = true, "updatedAt" = now() where id = $1`, [accountId])
}

/** Creates the rules by which a person of the provider becomes an account. */
export const oidcAccounts = ({ pool, mails, adminUserIds, configuration }: OidcAccountOptions): OidcAccounts => {
  const { issuer, domains } = configuration

  const create = async (
    client: PoolClient,
    user: ProviderUser,
    email: string,
    { from, locale }: Circumstances,
  ): Promise<IdentifiedAccount> => {
    const name = user.name !== null && user.name.trim() !== '' ? user.name.trim() : email.slice(0, email.indexOf('@'))
    checkNewAccount({ name, locale })
    const id = randomUUID()
    await client.query(CREATE, [id, name, email, locale])
    const account = await accountOfAddress(client, email)
    // Somebody signed up with the address at the same moment; the next try finds that account.
    if (account?.id !== id) throw new OidcError('failed', 'the address was taken in the meantime')
    await recordEvent(client, { action: 'signUp', by: { id: null, name: '' }, from, account })
    await notifyAdmins(client, mails, adminUserIds, account)
    return account
  }

  const connect = async (client: PoolClient, user: ProviderUser, circumstances: Circumstances): Promise<IdentifiedAccount> => {
    const email = trustedAddress(user, domains)
    const known = await accountOfAddress(client, email)
    if (known?.isBanned === true) throw new OidcError('banned', 'the account is banned')
    if (known !== null && !known.emailVerified) {
      if (!known.isInvited) throw new OidcError('unconfirmed', 'the address of the account is not verified here')
      await acceptInvitation(client, known.id)
    }
    const account = known ?? (await create(client, user, email, circumstances))
    if (!(await linkIdentity(client, { issuer, subject: user.subject }, account.id, email)))
      throw new OidcError('taken', 'the account is linked to somebody else at the provider')
    const by = { id: account.id, name: account.name }
    await recordEvent(client, { action: 'identityLinked', by, from: circumstances.from, account })
    if (known !== null) await mails.notice(account, 'identityLinked', client)
    return account
  }

  return {
    forSignIn: async (user, circumstances) => {
      const identity = { issuer, subject: user.subject }
      const linked = await accountOfIdentity(pool, identity)
      if (linked === null) return inTransaction(pool, (client) => connect(client, user, circumstances))
      await touchIdentity(pool, identity, user.email)
      return linked
    },
    link: async (user, account, from) => {
      await inTransaction(pool, async (client) => {
        const label = user.email ?? user.name ?? user.subject
        if (!(await linkIdentity(client, { issuer, subject: user.subject }, account.id, label)))
          throw new OidcError('taken', 'one of the two is linked already')
        await recordEvent(client, { action: 'identityLinked', by: { id: account.id, name: account.name }, from, account })
        await mails.notice(account, 'identityLinked', client)
      })
    },
  }
}
