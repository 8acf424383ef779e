import { conflict, idempotencyMismatch, type ProblemError } from '@captain/http-server'
import {
  brokenImage,
  changedSince,
  draftExists,
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

const NAME = '…'

/** A problem in the description of the API. */
export type ProblemCode = { readonly code: string; readonly status: number; readonly title: string }

/** Returns one instance of each problem of this library, for the description of the API; titles name `limit` as the limit. */
export const contentProblems = (limit: number): readonly ProblemError[] => [
  conflict({ code: 'version-conflict', current: null, base: null }),
  inUse([]),
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
  invalidRows({ create: 0, update: 0, unchanged: 0, invalid: 0, errors: [] }),
  malformedCsv(),
  noRows(),
  brokenImage(),
  imageTooWide(limit),
  tooManyRecords(limit),
  tooManyRows(limit),
  tooManyViews(limit),
  tooManyKeys(limit),
  tooManyWebhooks(limit),
]
