import { ProblemError } from '@captain/http'
import type { ValidationIssue } from '@captain/validation'

/** A membership in a tenant that is not declared; a mistake of the calling code. */
export const unknownTenant = (slug: string): Error => Object.assign(new Error(`there is no tenant "${slug}"`), { code: 'unknown-tenant' })

/** Fields of an account that break their rules; becomes a 422 where the reader's language is known. */
export class AccountIssues extends Error {
  override readonly name = 'AccountIssues'
  readonly issues: readonly ValidationIssue[]

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map(({ path, rule }) => `${path}: ${rule}`).join(', '))
    this.issues = issues
  }
}

/** 403: what is asked for needs a passkey's proof within five minutes. */
export const stepUpRequired = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'step-up-required',
    title: { ja: 'この操作の前に、パスキーで本人確認をしてください', en: 'Please confirm with your passkey that it is you' },
  })
