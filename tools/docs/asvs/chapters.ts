import { encoding } from './chapters/01-encoding.ts'
import { validation } from './chapters/02-validation.ts'
import { webFrontend } from './chapters/03-web-frontend.ts'
import { api } from './chapters/04-api.ts'
import { files } from './chapters/05-files.ts'
import { authentication } from './chapters/06-authentication.ts'
import { sessions } from './chapters/07-sessions.ts'
import { authorization } from './chapters/08-authorization.ts'
import { tokens } from './chapters/09-tokens.ts'
import { oauth } from './chapters/10-oauth.ts'
import { cryptography } from './chapters/11-cryptography.ts'
import { communication } from './chapters/12-communication.ts'
import { configuration } from './chapters/13-configuration.ts'
import { data } from './chapters/14-data.ts'
import { coding } from './chapters/15-coding.ts'
import { logging } from './chapters/16-logging.ts'
import { webrtc } from './chapters/17-webrtc.ts'
import type { Chapter } from './requirement.ts'

/** All chapters of version 5.0.0 of the standard, in its order. */
export const CHAPTERS: readonly Chapter[] = [
  encoding,
  validation,
  webFrontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  data,
  coding,
  logging,
  webrtc,
]
