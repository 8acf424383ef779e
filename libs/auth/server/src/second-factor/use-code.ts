import type { RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import type { RequestOrigin } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { wrongCode } from '../errors.ts'
import type { LinkedAccount } from '../links/one-time-links.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { codeLimits } from './code-limits.ts'
import type { SecondFactorRows } from './second-factor-rows.ts'

export type CodeServices = {
  readonly pool: Pool
  readonly rows: SecondFactorRows
  readonly limits: RateLimits
  readonly mails: AuthMails
}

/** Uses up a code of an account, or throws a 400 or 429 problem. */
export type UseCode = (account: LinkedAccount, typed: string, from: RequestOrigin) => Promise<void>

/** Creates the check of codes, which limits and records the wrong ones and reports a used recovery code to the owner. */
export const codeChecker = ({ pool, rows, limits: rateLimits, mails }: CodeServices): UseCode => {
  const limits = codeLimits(rateLimits)
  return async (account, typed, from) => {
    await limits.attempt(account.id, from.address)
    const used = await rows.use(account.id, typed)
    const by = { id: account.id, name: account.name }
    if (used === null) {
      await recordEvent(pool, { action: 'loginFailed', by: { id: null, name: '' }, from, account })
      throw wrongCode()
    }
    await limits.succeeded(account.id, from.address)
    if (used === 'totp') return
    await recordEvent(pool, { action: 'recoveryCodeUsed', by, from, account })
    await mails.notice(account, 'recoveryCodeUsed')
  }
}
