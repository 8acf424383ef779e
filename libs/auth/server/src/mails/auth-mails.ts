import type { Locale } from '@captain/locale'
import type { Pool } from 'pg'

export type Addressee = { readonly name: string; readonly email: string; readonly locale: Locale }

/** A transaction's connection, or the pool where a mail belongs to none. */
export type Queryable = Pick<Pool, 'query'>

/** What tells people that their account was changed, so that they notice when it was not them. */
export type ChangeNotice = 'passwordChanged' | 'passkeyAdded' | 'passkeyRemoved' | 'emailChange'

/** Puts mails about accounts into the outbox, in the language of whom they are for. Links open pages of this product. */
export type AuthMails = {
  verification(to: Addressee, token: string, client?: Queryable): Promise<void>
  newAddress(to: Addressee, token: string, client?: Queryable): Promise<void>
  known(to: Addressee, client?: Queryable): Promise<void>
  /** `by` is the name of who invites; null on the command line. */
  invite(to: Addressee, link: string, by: string | null, client?: Queryable): Promise<void>
  recovery(to: Addressee, link: string, client?: Queryable): Promise<void>
  approved(to: Addressee, client?: Queryable): Promise<void>
  /** To every administrator who may approve. */
  signUp(admins: readonly Addressee[], account: { readonly name: string; readonly email: string }, client?: Queryable): Promise<void>
  notice(to: Addressee, change: ChangeNotice, client?: Queryable): Promise<void>
}
