export { askAccess, isListedAdmin } from './access-check.ts'
export {
  enrol,
  mailVerification,
  requestRecovery,
  setPassword,
  signUp,
  verifyEmail,
  type Enrolled,
  type Verification,
} from './account-calls.ts'
export { answerProofWith, askForProof, fetchWithProof } from './ask-for-proof.ts'
export { readJwt, saveRedirectPath, takeRedirectPath } from './cookies.ts'
export { AuthError } from './errors.ts'
export { followSession } from './follow-session.ts'
export { renewSession, sessionQuery, useSession, type Session, type SessionUser } from './session.ts'
export { callAuth, signIn, signOut } from './session-calls.ts'
export {
  cancelCeremony,
  offersPasskeysInFields,
  registerPasskey,
  signInFromField,
  signInWithPasskey,
  type NewPasskey,
} from './passkeys/ceremonies.ts'
export { hasPasskeys } from './passkeys/has-passkeys.ts'
export { FRESH_SIGN_IN_REQUIRED, PasskeyError } from './passkeys/passkey-error.ts'
export { deletePasskey, passkeysQuery, renamePasskey, type Passkey } from './passkeys/passkey-list.ts'
