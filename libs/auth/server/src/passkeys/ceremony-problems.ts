import { ProblemError, type ProblemTitle } from '@captain/http-server'

type Ceremony = { readonly code: string; readonly message: string; readonly title: ProblemTitle }

/** What can go wrong with a passkey, by better-auth's code or our own. The messages are those of the customer's specification §5 and §8 where it has one. */
const CEREMONIES = {
  PREVIOUSLY_REGISTERED: {
    code: 'previously-registered',
    message: 'previously registered',
    title: { ja: 'このパスキーはすでに登録されています', en: 'This passkey is already registered' },
  },
  CHALLENGE_NOT_FOUND: {
    code: 'challenge-not-found',
    message: 'Challenge not found',
    title: { ja: '時間が経ったため、手続きを続けられません。もう一度お試しください', en: 'This took too long. Please try again' },
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    code: 'registration-not-completed',
    message: 'Registration was not completed',
    title: { ja: 'パスキーの登録が完了しませんでした', en: 'The passkey was not registered' },
  },
  AUTHENTICATION_FAILED: {
    code: 'authentication-not-completed',
    message: 'Authentication was not completed',
    title: { ja: 'パスキーによる本人確認が完了しませんでした', en: 'The passkey did not confirm who you are' },
  },
  PASSKEY_NOT_FOUND: {
    code: 'unknown-passkey',
    message: 'Passkey not found',
    title: { ja: 'このパスキーは登録されていません', en: 'This passkey is not registered' },
  },
  USER_NOT_VERIFIED: {
    code: 'user-not-verified',
    message: 'User verification is required',
    title: {
      ja: '指紋や顔、PINなどで本人確認ができるパスキーをお使いください',
      en: 'Please use a passkey that checks a fingerprint, a face or a PIN',
    },
  },
  CROSS_ORIGIN: {
    code: 'cross-origin',
    message: 'Cross-origin ceremonies are not allowed',
    title: { ja: '別のサイトに埋め込まれた画面では、パスキーを使えません', en: 'Passkeys can not be used inside another site' },
  },
  TOO_MANY_PASSKEYS: {
    code: 'too-many-passkeys',
    message: 'Too many passkeys',
    title: { ja: '登録できるパスキーは10個までです', en: 'An account can have ten passkeys at most' },
  },
} as const satisfies Record<string, Ceremony>

export type CeremonyCode = keyof typeof CEREMONIES

export const CEREMONY_CODES = Object.keys(CEREMONIES) as readonly CeremonyCode[]

const isCeremonyCode = (code: string): code is CeremonyCode => Object.hasOwn(CEREMONIES, code)

/** The 400 of a ceremony that failed: a problem document with the specification's `message` and `statusText`. */
export const ceremonyProblem = (which: CeremonyCode): ProblemError => {
  const { code, message, title } = CEREMONIES[which]
  return new ProblemError({ status: 400, code, title, extra: { message, statusText: 'BAD_REQUEST' } })
}

/** The message of the specification for what better-auth answers with our own code. */
export const ceremonyMessage = (which: CeremonyCode): string => CEREMONIES[which].message

/** The problem that a code of better-auth's passkey calls stands for; null for other codes. */
export const ceremonyProblemOf = (code: string): ProblemError | null => (isCeremonyCode(code) ? ceremonyProblem(code) : null)
