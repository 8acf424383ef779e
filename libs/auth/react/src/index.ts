export { fetchAccess, isListedAdmin } from './access-check.ts'
export {
  enrol,
  resendVerification,
  requestRecovery,
  setPassword,
  signUp,
  verifyEmail,
  type Enrolled,
  type Verification,
} from './account-requests.ts'
export { deferStepUpPrompt, registerStepUpPrompt, requestStepUp, fetchWithStepUp } from './step-up.ts'
export { readJwt, saveRedirectPath, takeRedirectPath } from './cookies.ts'
export { AuthError } from './errors.ts'
export { watchSession } from './watch-session.ts'
export { refetchSessionInAllTabs, sessionQuery, useSession, type Session, type SessionUser } from './session.ts'
export { callAuth, signIn, signOut } from './session-requests.ts'
export { signInOptionsQuery, unlinkOrganisation, visitOrganisation } from './organisation.ts'
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  stepUpWithCode,
  verifySecondFactor,
  type NewSecondFactor,
} from './second-factor.ts'
export {
  cancelCeremony,
  supportsPasskeyAutofill,
  registerPasskey,
  signInWithAutofill,
  signInWithPasskey,
  type NewPasskey,
} from './passkeys/ceremonies.ts'
export { supportsPasskeys } from './passkeys/supports-passkeys.ts'
export { FRESH_SIGN_IN_REQUIRED, PasskeyError } from './passkeys/passkey-error.ts'
export { deletePasskey, passkeysQuery, renamePasskey, type Passkey } from './passkeys/passkey-list.ts'
