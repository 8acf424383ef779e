import { MEMBER_ROLES } from '@captain/auth-core'
import { WORKFLOWS } from '@captain/content-core'
import {
  array,
  boolean,
  integer,
  isoTimestamp,
  looseObject,
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

/** Instants as answers tell them: ISO in UTC. */
export const instant = pipe(string(), isoTimestamp())
export const id = pipe(string(), ulid())
export const whole = pipe(number(), integer())
const sides = strictObject({ ja: nullable(string()), en: nullable(string()) })
const part = pipe(string(), regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/))
const size = nullable(whole)

export const STATES = [...new Set(Object.values(WORKFLOWS).flatMap(({ states }): readonly string[] => states))]
const state = picklist(STATES)

const person = strictObject({ id: nullable(string()), name: string() })
const count = strictObject({ value: whole, capped: boolean() })
const focalPoint = strictObject({ x: part, y: part })

const media = {
  id,
  url: string(),
  thumbnailUrl: string(),
  width: size,
  height: size,
  originalName: string(),
  mimeType: string(),
  size: whole,
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

const libraryMedia = strictObject({ ...media, createdAt: instant, createdBy: person, usedCount: whole })
const mediaUse = strictObject({ type: string(), id, title: sides, isInTrash: boolean() })

const issue = strictObject({ path: string(), rule: string(), params: looseObject({}), message: string() })
/** Members that a code brings with it stand beside these. */
const problem = looseObject({
  type: string(),
  title: string(),
  status: whole,
  code: string(),
  detail: optional(string()),
  parameter: optional(string()),
  issues: optional(array(issue)),
})

const variant = strictObject({ url: string(), width: whole, format: string() })
const deliveredMedia = strictObject({
  url: string(),
  width: size,
  height: size,
  alt: nullable(string()),
  focalPoint: nullable(focalPoint),
  variants: array(variant),
})
const deliveredFile = strictObject({ url: string(), name: string(), size: whole, mimeType: string() })
const deliveredReference = strictObject({ id, slug: nullable(string()), title: string() })
const sitemapItem = strictObject({ id, slug: nullable(string()), updatedAt: nullable(instant), firstPublishedAt: nullable(instant) })

const revision = strictObject({ number: whole, createdAt: instant, createdBy: nullable(person), changedFields: array(string()) })
const usedBy = strictObject({ type: string(), id, title: sides, onDelete: picklist(['restrict', 'set-null', 'cascade']) })
const recordEvent = strictObject({
  id,
  at: instant,
  by: person,
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

const bulkFailure = strictObject({ id: string(), title: sides, code: string(), message: string(), issues: array(issue) })
const bulkAnswer = strictObject({ done: whole, failed: array(bulkFailure), operation: nullable(id) })

const importTarget = strictObject({ path: string(), label: string() })
const importMode = picklist(['create', 'update', 'both'])
const mapping = array(nullable(string()))
const importStart = strictObject({
  id,
  fileName: string(),
  encoding: picklist(['utf-8', 'shift_jis']),
  delimiter: picklist([',', '\t', ';']),
  rowCount: whole,
  headers: array(string()),
  mapping,
  targets: array(importTarget),
  keys: array(importTarget),
  modes: array(importMode),
  preview: array(array(string())),
})
const rowIssue = strictObject({ row: whole, path: string(), rule: string(), params: looseObject({}), message: string() })
const importCheck = { create: whole, update: whole, unchanged: whole, invalid: whole, errors: array(rowIssue) }

const trial = strictObject({ outcome: picklist(['passed', 'failed', 'unchecked']), message: nullable(string()), at: instant, by: person })

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

/** What several operations answer or take, by the name of its component. */
export const SHARED = {
  Person: person,
  Count: count,
  FocalPoint: focalPoint,
  IncludedMedia: includedMedia,
  IncludedRecord: includedRecord,
  Included: included,
  LibraryMedia: libraryMedia,
  LibraryMediaDetail: strictObject({ ...libraryMedia.entries, usedBy: array(mediaUse) }),
  LibraryPage: strictObject({ items: array(libraryMedia), next: nullable(string()), count }),
  MediaUse: mediaUse,
  UploadedMedia: strictObject({ ...media, success: whole, file: strictObject({ url: string(), width: size, height: size }) }),
  Issue: issue,
  Problem: problem,
  DeliveredMedia: deliveredMedia,
  DeliveredFile: deliveredFile,
  DeliveredReference: deliveredReference,
  Sitemap: strictObject({ items: array(sitemapItem) }),
  Revisions: strictObject({ items: array(revision) }),
  UsedBy: usedBy,
  UsedByList: strictObject({ items: array(usedBy) }),
  Events: strictObject({ items: array(recordEvent) }),
  Persons: strictObject({ items: array(person) }),
  Members: strictObject({ items: array(strictObject({ id: string(), name: string(), role: picklist(MEMBER_ROLES) })) }),
  TaxRates: strictObject({ rates: record(string(), string()), rounding: picklist(['floor', 'round', 'ceil']) }),
  ViewQuery: viewQuery,
  SavedView: savedView,
  SavedViews: strictObject({ items: array(savedView) }),
  ViewDraft: strictObject({ name: string(), query: viewQuery, isShared: optional(boolean()) }),
  BulkFailure: bulkFailure,
  BulkAnswer: bulkAnswer,
  ImportStart: importStart,
  ImportPlan: strictObject({ mapping, mode: importMode, key: optional(string()) }),
  ImportCheck: strictObject(importCheck),
  ImportDone: strictObject({ ...importCheck, operation: id }),
  RichText: richText,
  Secret: strictObject({ isSet: boolean(), last4: string(), setAt: instant }),
  Trial: trial,
  LastTrial: strictObject({ last: nullable(trial) }),
  YesOrNo: strictObject({ value: boolean() }),
  PostalAnswer: strictObject({
    code: string(),
    places: array(strictObject({ prefecture: string(), city: string(), town: string() })),
  }),
} satisfies Record<string, GenericSchema>

export type SharedName = keyof typeof SHARED
