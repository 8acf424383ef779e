import type { ProblemError } from '@captain/http-server'
import {
  emailChangeExpired,
  freshSignInRequired,
  lastCredential,
  linkExpired,
  notImpersonable,
  notImpersonating,
  ownAccountRefused,
  stepUpRequired,
} from './errors.ts'
import { commonPassword, passwordOfNames } from './passwords/password-problems.ts'
import { CEREMONY_CODES, ceremonyProblem } from './passkeys/ceremony-problems.ts'

/** Returns one instance of each problem of this library, for the description of the API. */
export const authProblems = (): readonly ProblemError[] => [
  stepUpRequired('change-rights'),
  linkExpired(),
  emailChangeExpired(),
  freshSignInRequired(),
  lastCredential(),
  ownAccountRefused(),
  notImpersonable(),
  notImpersonating(),
  commonPassword(),
  passwordOfNames(),
  ...CEREMONY_CODES.map(ceremonyProblem),
]
