import { MEMBER_ROLES } from '@captain/auth-core'
import { unique } from '@captain/validation'
import {
  WORKFLOWS,
  type BulkResponse,
  type Count,
  type DeliveredFile,
  type DeliveredMedia,
  type DeliveredReference,
  type FocalPoint,
  type ImportPreview,
  type ImportResult,
  type ImportUpload,
  type Included,
  type IncludedMedia,
  type MediaBulkResult,
  type MediaDetail,
  type MediaItem,
  type MediaPage,
  type MediaTag,
  type Person,
  type PostalCodeResponse,
  type RepliesResponse,
  type ActivityEvent,
  type Revision,
  type SavedView,
  type ConnectionTestResult,
  type UsedBy,
} from '@captain/content-core'
import {
  array,
  boolean,
  integer,
  isoTimestamp,
  looseObject,
  maxLength,
  minLength,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  ulid,
  unknown,
  type GenericSchema,
} from 'valibot'

/** Instant in a response: ISO in UTC. */
export const instant = pipe(string(), isoTimestamp())
export const id = pipe(string(), ulid())
const int = pipe(number(), integer())
const sides = strictObject({ ja: nullable(string()), en: nullable(string()) })
const part = pipe(string(), regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/))
const size = nullable(int)

const STATES = [...new Set(Object.values(WORKFLOWS).flatMap(({ states }): readonly string[] => states))]
const state = picklist(STATES)

const person = strictObject({ id: nullable(string()), name: string() })
const count = strictObject({ value: int, capped: boolean() })
const focalPoint = strictObject({ x: part, y: part })

const media = {
  id,
  url: string(),
  thumbnailUrl: string(),
  width: size,
  height: size,
  originalName: string(),
  mimeType: string(),
  size: int,
  alt: sides,
  focalPoint: nullable(focalPoint),
}
const includedMedia = strictObject(media)
const includedRecord = strictObject({ id, type: string(), title: sides, state, image: nullable(string()), color: nullable(string()) })
const included = strictObject({
  records: record(string(), includedRecord),
  media: record(string(), includedMedia),
  accounts: record(string(), person),
})

const libraryMedia = strictObject({ ...media, createdAt: instant, createdBy: person, usedCount: int, tags: array(id) })
const mediaUse = strictObject({ type: string(), id, title: sides, isInTrash: boolean(), isPublic: boolean() })
const mediaTag = strictObject({ id, name: string(), count: int })
const mediaDetail = strictObject({
  ...libraryMedia.entries,
  usedBy: array(mediaUse),
  crop: nullable(strictObject({ x: number(), y: number(), width: number(), height: number() })),
  original: nullable(strictObject({ url: string(), width: size, height: size, size: int })),
  former: nullable(strictObject({ originalName: string(), until: instant })),
})

const issue = strictObject({ path: string(), rule: string(), params: looseObject({}), message: string() })
/** A problem. Members of single problem codes are added to these. */
const problem = looseObject({
  type: string(),
  title: string(),
  status: int,
  code: string(),
  detail: optional(string()),
  parameter: optional(string()),
  issues: optional(array(issue)),
})

const variant = strictObject({ url: string(), width: int, format: string() })
const deliveredMedia = strictObject({
  url: string(),
  width: size,
  height: size,
  alt: nullable(string()),
  focalPoint: nullable(focalPoint),
  variants: array(variant),
})
const deliveredFile = strictObject({ url: string(), name: string(), size: int, mimeType: string() })
const deliveredReference = strictObject({ id, slug: nullable(string()), title: string() })
const sitemapItem = strictObject({
  id,
  slug: nullable(string()),
  updatedAt: nullable(instant),
  firstPublishedAt: nullable(instant),
  locales: array(picklist(['ja', 'en'])),
})

const revision = strictObject({ number: int, createdAt: instant, createdBy: nullable(person), changedFields: array(string()) })
const usedBy = strictObject({ type: string(), id, title: sides, onDelete: picklist(['restrict', 'set-null', 'cascade']) })
const recordEvent = strictObject({
  id,
  at: instant,
  by: person,
  impersonator: nullable(person),
  action: string(),
  changedFields: array(string()),
  note: nullable(string()),
})

const viewQuery = strictObject({
  filter: optional(record(string(), array(string()))),
  q: optional(string()),
  status: optional(string()),
  translation: optional(string()),
  sort: optional(string()),
  columns: optional(array(string())),
  density: optional(picklist(['comfortable', 'compact'])),
})
const savedView = strictObject({
  id,
  name: string(),
  isShared: boolean(),
  isMine: boolean(),
  isEditable: boolean(),
  query: viewQuery,
  dropped: array(string()),
  updatedAt: instant,
})

const bulkFailure = strictObject({
  id: string(),
  title: sides,
  code: string(),
  message: string(),
  issues: array(issue),
  usedBy: optional(strictObject({ first: array(usedBy), count: int })),
})
const bulkAnswer = strictObject({
  done: int,
  failed: array(bulkFailure),
  scheduled: optional(int),
  operation: nullable(id),
  rest: nullable(strictObject({ count: int, after: string() })),
})

const importTarget = strictObject({ path: string(), label: string() })
const importMode = picklist(['create', 'update', 'both'])
const mapping = array(nullable(string()))
const correction = strictObject({ row: int, column: int, text: string() })
const importPlan = { mapping, mode: importMode, key: optional(string()), corrections: optional(array(correction)) }
const importStart = strictObject({
  id,
  fileName: string(),
  encoding: picklist(['utf-8', 'shift_jis']),
  delimiter: picklist([',', '\t', ';']),
  rowCount: int,
  headers: array(string()),
  mapping,
  targets: array(importTarget),
  keys: array(importTarget),
  modes: array(importMode),
  preview: array(array(string())),
})
const rowIssue = strictObject({
  row: int,
  path: string(),
  rule: string(),
  params: looseObject({}),
  message: string(),
  value: optional(string()),
  allowed: optional(array(string())),
})
const importCheck = { create: int, update: int, unchanged: int, invalid: int, errors: array(rowIssue) }

const trial = strictObject({ outcome: picklist(['passed', 'failed', 'unchecked']), message: nullable(string()), at: instant, by: person })

const replies = strictObject({
  offer: nullable(
    strictObject({
      to: string(),
      fromName: string(),
      replyTo: nullable(string()),
      locale: picklist(['ja', 'en']),
      subject: string(),
      greeting: string(),
      signature: string(),
      quote: string(),
    }),
  ),
  refusal: nullable(picklist(['spam', 'forgotten', 'no-address'])),
  mails: record(string(), picklist(['waiting', 'sent', 'kept', 'refused', 'unsure'])),
})

const richText = strictObject({
  time: optional(number()),
  version: optional(string()),
  blocks: array(
    strictObject({
      id: optional(string()),
      type: string(),
      data: record(string(), unknown()),
      tunes: optional(record(string(), unknown())),
    }),
  ),
})

/** Responses are declared twice: as types for callers, and here for validation and description. This type keeps both in sync. */
type Promised = {
  readonly Person: Person
  readonly Count: Count
  readonly FocalPoint: FocalPoint
  readonly IncludedMedia: IncludedMedia
  readonly Included: Omit<Included, 'records'>
  readonly LibraryMedia: MediaItem
  readonly LibraryMediaDetail: MediaDetail
  readonly LibraryPage: MediaPage
  readonly LibraryTag: MediaTag
  readonly LibraryTags: { readonly items: readonly MediaTag[] }
  readonly LibraryBulkResult: MediaBulkResult
  readonly DeliveredMedia: DeliveredMedia
  readonly DeliveredFile: DeliveredFile
  readonly DeliveredReference: DeliveredReference
  readonly Revisions: { readonly items: readonly Revision[] }
  readonly UsedByList: { readonly items: readonly UsedBy[] }
  readonly Events: { readonly items: readonly ActivityEvent[]; readonly next: string | null }
  readonly SavedViews: { readonly items: readonly SavedView[] }
  readonly BulkAnswer: BulkResponse
  readonly ImportStart: ImportUpload
  readonly ImportCheck: ImportPreview
  readonly ImportDone: ImportResult
  readonly Trial: ConnectionTestResult
  readonly PostalAnswer: PostalCodeResponse
  readonly Replies: RepliesResponse
}

/** Schemas shared by several operations, by component name. */
export const SHARED = {
  Person: person,
  Count: count,
  FocalPoint: focalPoint,
  IncludedMedia: includedMedia,
  IncludedRecord: includedRecord,
  Included: included,
  LibraryMedia: libraryMedia,
  LibraryMediaDetail: mediaDetail,
  LibraryPage: strictObject({ items: array(libraryMedia), next: nullable(string()), count }),
  LibraryTag: mediaTag,
  LibraryTags: strictObject({ items: array(mediaTag) }),
  LibraryBulkResult: strictObject({ done: int, kept: int, next: nullable(string()) }),
  MediaUse: mediaUse,
  UploadedMedia: strictObject({ ...media, success: int, file: strictObject({ url: string(), width: size, height: size }) }),
  Issue: issue,
  Problem: problem,
  DeliveredMedia: deliveredMedia,
  DeliveredFile: deliveredFile,
  DeliveredReference: deliveredReference,
  Sitemap: strictObject({ items: array(sitemapItem) }),
  Revisions: strictObject({ items: array(revision) }),
  UsedBy: usedBy,
  UsedByList: strictObject({ items: array(usedBy), refusal: nullable(strictObject({ code: string(), message: string() })) }),
  Events: strictObject({ items: array(recordEvent), next: nullable(string()) }),
  Persons: strictObject({ items: array(person) }),
  Presence: strictObject({ isLeaving: optional(boolean()) }),
  Order: strictObject({ ids: pipe(array(string()), minLength(1), maxLength(500), unique()) }),
  Members: strictObject({ items: array(strictObject({ id: string(), name: string(), role: picklist(MEMBER_ROLES) })) }),
  TaxRates: strictObject({ rates: record(string(), string()), rounding: picklist(['floor', 'round', 'ceil']) }),
  ViewQuery: viewQuery,
  SavedView: savedView,
  SavedViews: strictObject({ items: array(savedView) }),
  ViewDraft: strictObject({ name: string(), query: viewQuery, isShared: optional(boolean()) }),
  BulkFailure: bulkFailure,
  BulkAnswer: bulkAnswer,
  ImportStart: importStart,
  ImportPlan: strictObject(importPlan),
  ImportOrder: strictObject({ ...importPlan, skipInvalid: optional(boolean()) }),
  ImportCheck: strictObject(importCheck),
  ImportDone: strictObject({ ...importCheck, operation: id }),
  RichText: richText,
  Secret: strictObject({ isSet: boolean(), last4: string(), setAt: instant }),
  Trial: trial,
  LastTrial: strictObject({ last: nullable(trial) }),
  RevealRequest: strictObject({ field: string() }),
  Revealed: strictObject({ value: nullable(string()) }),
  ReplyRequest: strictObject({
    way: picklist(['email', 'phone']),
    subject: optional(string()),
    body: string(),
    isQuoting: optional(boolean()),
    isFinished: optional(boolean()),
  }),
  Replies: replies,
  YesOrNo: strictObject({ value: boolean() }),
  PostalAnswer: strictObject({
    code: string(),
    places: array(strictObject({ prefecture: string(), city: string(), town: string() })),
  }),
} satisfies Record<string, GenericSchema> & { readonly [Name in keyof Promised]: GenericSchema<unknown, Promised[Name]> }

export type SharedName = keyof typeof SHARED
