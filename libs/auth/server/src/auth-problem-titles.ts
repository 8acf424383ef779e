import type { ProblemTitle } from '@captain/http-server'

/** What answers of better-auth are called that say more than their status, by its codes. */
const TITLES: Readonly<Record<string, ProblemTitle>> = {
  INVALID_EMAIL_OR_PASSWORD: { ja: 'メールアドレスまたはパスワードが正しくありません', en: 'The e-mail address or the password is wrong' },
  EMAIL_NOT_VERIFIED: {
    ja: 'メールアドレスの確認が済んでいません。確認のメールを送りましたので、リンクを開いてください',
    en: 'Your e-mail address is not confirmed yet. Please open the link in the mail that we have just sent',
  },
  BANNED_USER: { ja: 'このアカウントは利用を停止されています', en: 'This account is suspended' },
  INVALID_PASSWORD: { ja: '現在のパスワードが正しくありません', en: 'The current password is wrong' },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { ja: 'このアカウントにはパスワードがありません', en: 'This account has no password' },
  PASSWORD_TOO_SHORT: { ja: 'パスワードは12文字以上にしてください', en: 'The password needs at least 12 characters' },
  PASSWORD_TOO_LONG: { ja: 'パスワードは128文字以内にしてください', en: 'The password may have at most 128 characters' },
  INVALID_EMAIL: { ja: 'メールアドレスの形式が正しくありません', en: 'The e-mail address is malformed' },
  EMAIL_ALREADY_VERIFIED: { ja: 'メールアドレスは確認済みです', en: 'The e-mail address is confirmed already' },
  SESSION_NOT_FRESH: { ja: 'もう一度ログインしてください', en: 'Please sign in again' },
}

/** The title of a code; null where that of the status says enough. */
export const titleOfCode = (code: string): ProblemTitle | null => (Object.hasOwn(TITLES, code) ? (TITLES[code] ?? null) : null)
