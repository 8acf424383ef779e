import type { ProblemTitle } from '@captain/http-server'
import { localized } from './translator.ts'

/** Titles of better-auth's error codes that are more specific than their status. */
const TITLES: Readonly<Record<string, ProblemTitle>> = {
  INVALID_EMAIL_OR_PASSWORD: localized((i18n) => i18n._('メールアドレスまたはパスワードが正しくありません')),
  EMAIL_NOT_VERIFIED: localized((i18n) =>
    i18n._('メールアドレスの確認が済んでいません。確認のメールを送りましたので、リンクを開いてください'),
  ),
  BANNED_USER: localized((i18n) => i18n._('このアカウントは利用を停止されています')),
  INVALID_PASSWORD: localized((i18n) => i18n._('現在のパスワードが正しくありません')),
  CREDENTIAL_ACCOUNT_NOT_FOUND: localized((i18n) => i18n._('このアカウントにはパスワードがありません')),
  PASSWORD_TOO_SHORT: localized((i18n) => i18n._('パスワードは12文字以上にしてください')),
  PASSWORD_TOO_LONG: localized((i18n) => i18n._('パスワードは128文字以内にしてください')),
  INVALID_EMAIL: localized((i18n) => i18n._('メールアドレスの形式が正しくありません')),
  EMAIL_ALREADY_VERIFIED: localized((i18n) => i18n._('メールアドレスは確認済みです')),
  SESSION_NOT_FRESH: localized((i18n) => i18n._('もう一度ログインしてください')),
}

/** Returns the title of a code; null if the title of the status is enough. */
export const titleOfCode = (code: string): ProblemTitle | null => (Object.hasOwn(TITLES, code) ? (TITLES[code] ?? null) : null)
