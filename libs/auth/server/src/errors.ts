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
