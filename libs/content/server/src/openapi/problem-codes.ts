import {
  badRequest,
  conflict,
  foreignOrigin,
  forbidden,
  internalError,
  invalid,
  methodNotAllowed,
  notFound,
  preconditionRequired,
  tooLarge,
  tooManyRequests,
  unauthorized,
  unavailable,
  unsupportedMediaType,
  type ProblemError,
} from '@captain/http-server'
import { aiProblems } from '@captain/ai-server'
import {
  CEREMONY_CODES,
  ceremonyProblem,
  lastCredential,
  linkExpired,
  notImpersonable,
  notImpersonating,
  ownAccountRefused,
  stepUpRequired,
} from '@captain/auth-server'
import type { Locale } from '@captain/locale'
import {
  brokenImage,
  changedSince,
  draftExists,
  idempotencyMismatch,
  illegalTransition,
  imageTooWide,
  invalidRows,
  inUse,
  lastVersion,
  malformedCsv,
  noRows,
  notRemovable,
  notUndoable,
  publishedVersion,
  sameFileExists,
  tooManyKeys,
  tooManyRecords,
  tooManyRows,
  tooManyViews,
  tooManyWebhooks,
  unreadableSecret,
} from '../errors.ts'

/** Placeholder for a limit, which a document shows as `max`. */
const LIMIT = 999_999
const NAME = '…'

/** One instance of each problem, created as operations create it. */
const PROBLEMS: readonly ProblemError[] = [
  badRequest('bad-request'),
  badRequest('malformed-json'),
  badRequest('unknown-parameter'),
  badRequest('malformed-parameter'),
  unauthorized(),
  forbidden(),
  foreignOrigin(),
  notFound(),
  methodNotAllowed([]),
  conflict(),
  conflict({ code: 'version-conflict', current: null, base: null }),
  inUse([]),
  stepUpRequired(),
  linkExpired(),
  lastCredential(),
  ownAccountRefused(),
  notImpersonable(),
  notImpersonating(),
  ...CEREMONY_CODES.map(ceremonyProblem),
  illegalTransition('publish', ''),
  draftExists(''),
  publishedVersion(),
  lastVersion(),
  notRemovable(),
  notUndoable('already-undone'),
  notUndoable('undo-expired'),
  changedSince(),
  idempotencyMismatch(null),
  sameFileExists('', NAME),
  unreadableSecret(),
  tooLarge(),
  unsupportedMediaType(),
  invalid([]),
  invalidRows({ create: 0, update: 0, unchanged: 0, invalid: 0, errors: [] }),
  malformedCsv(),
  noRows(),
  brokenImage(),
  imageTooWide(LIMIT),
  tooManyRecords(LIMIT),
  tooManyRows(LIMIT),
  tooManyViews(LIMIT),
  tooManyKeys(LIMIT),
  tooManyWebhooks(LIMIT),
  ...aiProblems(LIMIT),
  preconditionRequired(),
  tooManyRequests(1),
  internalError(),
  unavailable(),
]

export type ProblemCode = { readonly code: string; readonly status: number; readonly title: string }

/** Returns every problem code with its status and title; `others` are problems of libraries above content. */
export const problemCodes = (locale: Locale, others: readonly ProblemError[] = []): ReadonlyMap<string, ProblemCode> =>
  new Map(
    [...PROBLEMS, ...others].map(
      ({ code, status, title }) => [code, { code, status, title: title[locale].replaceAll(String(LIMIT), 'n') }] as const,
    ),
  )
