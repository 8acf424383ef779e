import type { ProblemError } from '@captain/http-server'
import {
  challengeOver,
  emailChangeExpired,
  freshSignInRequired,
  lastCredential,
  linkExpired,
  notImpersonable,
  notImpersonating,
  ownAccountRefused,
  passkeyRequired,
  passwordRequired,
  providerUnavailable,
  secondFactorOff,
  secondFactorOn,
  stepUpRequired,
  strongSignInRequired,
  wrongCode,
} from './errors.ts'
import { CEREMONY_CODES, ceremonyProblem } from './passkeys/ceremony-problems.ts'

/** Returns one instance of each problem of this library, for the description of the API. */
export const authProblems = (): readonly ProblemError[] => [
  stepUpRequired('change-rights'),
  linkExpired(),
  emailChangeExpired(),
  freshSignInRequired('passkey'),
  lastCredential(),
  ownAccountRefused(),
  notImpersonable(),
  notImpersonating(),
  wrongCode(),
  challengeOver(),
  passkeyRequired(),
  passwordRequired(),
  secondFactorOn(),
  secondFactorOff(),
  providerUnavailable(),
  strongSignInRequired(),
  ...CEREMONY_CODES.map(ceremonyProblem),
]
