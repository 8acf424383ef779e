import { ProblemError, type ProblemTitle } from '@captain/http-server'
import { localized } from '../translator.ts'

type Ceremony = { readonly code: string; readonly message: string; readonly title: ProblemTitle }

/** Passkey failures by better-auth's code or our own. Messages follow the customer's specification §5 and §8 where defined. */
const CEREMONIES = {
  PREVIOUSLY_REGISTERED: {
    code: 'previously-registered',
    message: 'previously registered',
    title: localized((i18n) => i18n._('このパスキーはすでに登録されています')),
  },
  CHALLENGE_NOT_FOUND: {
    code: 'challenge-not-found',
    message: 'Challenge not found',
    title: localized((i18n) => i18n._('時間が経ったため、手続きを続けられません。もう一度お試しください')),
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    code: 'registration-not-completed',
    message: 'Registration was not completed',
    title: localized((i18n) => i18n._('パスキーの登録が完了しませんでした')),
  },
  AUTHENTICATION_FAILED: {
    code: 'authentication-not-completed',
    message: 'Authentication was not completed',
    title: localized((i18n) => i18n._('パスキーによる本人確認が完了しませんでした')),
  },
  USER_NOT_VERIFIED: {
    code: 'user-not-verified',
    message: 'User verification is required',
    title: localized((i18n) => i18n._('指紋や顔、PINなどで本人確認ができるパスキーをお使いください')),
  },
  CROSS_ORIGIN: {
    code: 'cross-origin',
    message: 'Cross-origin ceremonies are not allowed',
    title: localized((i18n) => i18n._('別のサイトに埋め込まれた画面では、パスキーを使えません')),
  },
  TOO_MANY_PASSKEYS: {
    code: 'too-many-passkeys',
    message: 'Too many passkeys',
    title: localized((i18n) => i18n._('登録できるパスキーは10個までです')),
  },
} as const satisfies Record<string, Ceremony>

export type CeremonyCode = keyof typeof CEREMONIES

const isCeremonyCode = (code: string): code is CeremonyCode => Object.hasOwn(CEREMONIES, code)

export const CEREMONY_CODES: readonly CeremonyCode[] = Object.keys(CEREMONIES).filter(isCeremonyCode)

/** Creates the 400 of a failed ceremony: a problem document with the specification's `message` and `statusText`. */
export const ceremonyProblem = (which: CeremonyCode): ProblemError => {
  const { code, message, title } = CEREMONIES[which]
  return new ProblemError({ status: 400, code, title, extra: { message, statusText: 'BAD_REQUEST' } })
}

/** Returns the specification's message for a code of ours that better-auth returns. */
export const ceremonyMessage = (which: CeremonyCode): string => CEREMONIES[which].message

/** Code of better-auth for an unknown credential. Responses do not reveal whether a credential is registered. */
const UNKNOWN_CREDENTIAL = 'PASSKEY_NOT_FOUND'

/** Returns the problem for a code of better-auth's passkey calls; null for other codes. */
export const ceremonyProblemOf = (code: string): ProblemError | null => {
  if (code === UNKNOWN_CREDENTIAL) return ceremonyProblem('AUTHENTICATION_FAILED')
  return isCeremonyCode(code) ? ceremonyProblem(code) : null
}
