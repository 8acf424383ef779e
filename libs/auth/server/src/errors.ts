import { ProblemError } from '@captain/http-server'
import { joinWords } from '@captain/locale'
import type { ValidationIssue } from '@captain/validation'
import type { TenantDirectory } from './tenant-directory.ts'
import { localized } from './translator.ts'

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
    title: localized((i18n) => i18n._('この操作の前に、パスキーで本人確認をしてください')),
  })

/** 409 with the slugs of the tenants, given by number, that would be left without an owner; the title names them. */
export const lastOwner = (numbers: readonly number[], tenants: TenantDirectory): ProblemError => {
  const slugs = numbers.flatMap((number) => tenants.slugOf(number) ?? [])
  return new ProblemError({
    status: 409,
    code: 'last-owner',
    title: localized((i18n, locale) =>
      i18n._('{named}の管理者がいなくなります。先に別の人を管理者にしてください', {
        named: joinWords(
          locale,
          slugs.map((slug) => tenants.nameOf(slug, locale)),
        ),
      }),
    ),
    extra: { tenants: slugs },
  })
}

/** 409: without it the account could not sign in any more. */
export const lastWayIn = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'last-sign-in-method',
    title: localized((i18n) => i18n._('ログイン方法がなくなるため、削除できません。先に別のパスキーかパスワードを登録してください')),
  })

/** 400: a one-time link that is unknown, used, or over. */
export const linkOver = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'link-over',
    title: localized((i18n) => i18n._('このリンクは使用済みか、有効期限が切れています')),
  })

/** 400: a change of address that was asked for, and does not count any more. */
export const emailChangeOver = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'email-change-over',
    title: localized((i18n) =>
      i18n._(
        'メールアドレスは変更されません。リンクは使用済みか、そのあとに行われた操作（新しい変更手続き、パスワードの変更、すべてのログアウトなど）で無効になっています',
      ),
    ),
  })

/** 403: the first passkey of an account is for whoever has just signed in. */
export const freshSignInRequired = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'fresh-sign-in-required',
    title: localized((i18n) => i18n._('最初のパスキーは、ログインの直後に登録できます。もう一度ログインしてください')),
  })

/** 403 with the words that the customer's specification §8 has for what an access control refuses. */
export const notAllowed = (message: string): ProblemError => new ProblemError({ status: 403, code: 'forbidden', extra: { message } })

/** 409: nobody bans, deletes or changes the role of the own account. */
export const ownAccountRefused = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'own-account',
    title: localized((i18n) => i18n._('自分のアカウントには実行できません')),
  })

/** 409: administrators and accounts that are locked are not acted for. */
export const notImpersonable = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'not-impersonable',
    title: localized((i18n) => i18n._('管理者と利用停止中のアカウントには代理ログインできません')),
  })

/** 400: nobody is acting as somebody else here. */
export const notImpersonating = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'not-impersonating',
    title: localized((i18n) => i18n._('代理ログインはしていません')),
  })
