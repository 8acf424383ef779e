import type { StepUpAction } from '@captain/auth-core'
import { ProblemError, type ProblemTitle } from '@captain/http-server'
import { joinWords } from '@captain/locale'
import type { ValidationIssue } from '@captain/validation'
import type { TenantDirectory } from './tenant-directory.ts'
import { localized } from './translator.ts'

/** Membership in an undeclared tenant; a bug of the calling code. */
export const unknownTenant = (slug: string): Error => Object.assign(new Error(`there is no tenant "${slug}"`), { code: 'unknown-tenant' })

/** Invalid fields of an account; becomes a 422 where the reader's language is known. */
export class AccountIssues extends Error {
  override readonly name = 'AccountIssues'
  readonly issues: readonly ValidationIssue[]

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map(({ path, rule }) => `${path}: ${rule}`).join(', '))
    this.issues = issues
  }
}

const STEP_UP_REQUIRED = 'step-up-required'

/** Whether an error says that an action requires a step-up: it concerns the whole request, never one of its records. */
export const isStepUpRequired = (error: unknown): boolean => error instanceof ProblemError && error.code === STEP_UP_REQUIRED

/** Creates a 403: the action requires a step-up less than five minutes old. */
export const stepUpRequired = (action: StepUpAction): ProblemError =>
  new ProblemError({
    status: 403,
    code: STEP_UP_REQUIRED,
    title: localized((i18n) => i18n._('この操作の前に、本人確認をしてください')),
    extra: { action },
  })

/** Creates a 409 with the slugs of the tenants, given by number, that would lose their last owner; the title names them. */
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

/** Raised by the database when an account would lose its last credential. */
export const LAST_WAY_IN = 'CP001'

/** Creates a 409: the account would lose its last credential. */
export const lastCredential = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'last-sign-in-method',
    title: localized((i18n) => i18n._('ログイン方法がなくなるため、削除できません。先に別のパスキーかパスワードを登録してください')),
  })

/** Creates a 400: the one-time link is unknown, used, or expired. */
export const linkExpired = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'link-over',
    title: localized((i18n) => i18n._('このリンクは使用済みか、有効期限が切れています')),
  })

/** Creates a 400: the requested change of address is no longer valid. */
export const emailChangeExpired = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'email-change-over',
    title: localized((i18n) =>
      i18n._(
        'メールアドレスは変更されません。リンクは使用済みか、そのあとに行われた操作（新しい変更手続き、パスワードの変更、すべてのログアウトなど）で無効になっています',
      ),
    ),
  })

/** Way to sign in that an account sets up. */
export type SignInMethod = 'passkey' | 'secondFactor' | 'identity'

const FRESH_SIGN_IN: Readonly<Record<SignInMethod, ProblemTitle>> = {
  passkey: localized((i18n) => i18n._('最初のパスキーは、ログインの直後に登録できます。もう一度ログインしてください')),
  secondFactor: localized((i18n) => i18n._('2段階認証は、ログインの直後に設定できます。もう一度ログインしてください')),
  identity: localized((i18n) => i18n._('組織のアカウントは、ログインの直後に連携できます。もう一度ログインしてください')),
}

/** Creates a 503: the provider of the organisation does not answer. */
export const providerUnavailable = (): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'sign-in-provider-unavailable',
    title: localized((i18n) => i18n._('組織のログインページに接続できません。しばらく待ってから、もう一度お試しください')),
  })

/** Creates a 403: the account must set up more than a password first. */
export const strongSignInRequired = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'strong-sign-in-required',
    title: localized((i18n) => i18n._('先に、パスキー、2段階認証、または組織のアカウントを設定してください')),
  })

/** Creates a 403: setting up an account's first way to take a step-up requires a recent sign-in. */
export const freshSignInRequired = (method: SignInMethod): ProblemError =>
  new ProblemError({ status: 403, code: 'fresh-sign-in-required', title: FRESH_SIGN_IN[method] })

/** Creates a 400: the code is wrong, expired or used. */
export const wrongCode = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'wrong-code',
    title: localized((i18n) => i18n._('コードが正しくないか、すでに使われています。最新のコードを入力してください')),
  })

/** Creates a 401: no sign-in is waiting for its second factor, or it took too long. */
export const challengeOver = (): ProblemError =>
  new ProblemError({
    status: 401,
    code: 'second-factor-over',
    title: localized((i18n) => i18n._('時間が経ったため、ログインを続けられません。はじめからログインし直してください')),
  })

/** Creates a 403: the account has a passkey, which a code does not replace. */
export const passkeyRequired = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'passkey-required',
    title: localized((i18n) => i18n._('パスキーで本人確認をしてください')),
  })

/** Creates a 409: an account without a password has no use for a second factor. */
export const passwordRequired = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'password-required',
    title: localized((i18n) => i18n._('2段階認証は、パスワードを設定したアカウントで使えます')),
  })

/** Creates a 409: the second factor is on already. */
export const secondFactorOn = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'second-factor-on',
    title: localized((i18n) => i18n._('2段階認証はすでに有効です')),
  })

/** Creates a 409: the account has no second factor. */
export const secondFactorOff = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'second-factor-off',
    title: localized((i18n) => i18n._('2段階認証は有効になっていません')),
  })

/** Creates a 403 with the message of the customer's specification §8 for a refusal by access control. */
export const notAllowed = (message: string): ProblemError => new ProblemError({ status: 403, code: 'forbidden', extra: { message } })

/** Creates a 409: administrators cannot ban, delete or change the role of their account. */
export const ownAccountRefused = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'own-account',
    title: localized((i18n) => i18n._('自分のアカウントには実行できません')),
  })

/** Creates a 409: administrators and locked accounts cannot be impersonated. */
export const notImpersonable = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'not-impersonable',
    title: localized((i18n) => i18n._('システム管理者と利用停止中のアカウントには代理ログインできません')),
  })

/** Creates a 400: the session is not an impersonation. */
export const notImpersonating = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'not-impersonating',
    title: localized((i18n) => i18n._('代理ログインはしていません')),
  })
