export type { ConfigOf, Kind, OnDelete, PostalFills, ReferenceConfig, TaxRate } from './fields/kind.ts'
export {
  FILE_TYPES,
  fileTypeLabels,
  fileTypeOf,
  isFileType,
  MAX_ARCHIVE_BYTES,
  MAX_FILE_BYTES,
  mostBytesOf,
  MAX_IMAGE_BYTES,
  mimeTypesOf,
  type FileType,
} from './fields/file-types.ts'
export type {
  AnyField,
  Field,
  FieldOf,
  FieldOfKind,
  FieldOptions,
  Fields,
  InputOf,
  Localized,
  Requirement,
  SetBy,
  ValueOf,
  Visibility,
} from './fields/field.ts'
export { ruleCodesOf } from './fields/field.ts'
export type {
  DeliveredFile,
  DeliveredMedia,
  DeliveredReference,
  DeliveryContext,
  FilterStyle,
  KindDefinition,
  RangeUnit,
  Nested,
  Stage,
  Target,
} from './fields/kind-definition.ts'
export { boolean, isBoolean } from './fields/boolean.ts'
export { color } from './fields/color.ts'
export { date } from './fields/date.ts'
export { dateTime } from './fields/date-time.ts'
export { decimal } from './fields/decimal.ts'
export { email } from './fields/email.ts'
export { asFile, file } from './fields/file.ts'
export { group } from './fields/group.ts'
export { icon } from './fields/icon.ts'
export { image, isImage } from './fields/image.ts'
export { inlineImage, isInlineImage } from './fields/inline-image.ts'
export { asInt, int } from './fields/int.ts'
export { list } from './fields/list.ts'
export { asProse, longText } from './fields/long-text.ts'
export { member } from './fields/member.ts'
export { month } from './fields/month.ts'
export { multiSelect, optionsOf } from './fields/multi-select.ts'
export { isPhone, phone } from './fields/phone.ts'
export { postalCode } from './fields/postal-code.ts'
export { isPrice, MAX_PRICE, price, type Price } from './fields/price.ts'
export { asReference, reference } from './fields/reference.ts'
export { asAnyReference, references } from './fields/references.ts'
export { isRichText, richText } from './fields/rich-text.ts'
export { asSecret, isStoredSecret, secret, type Secret } from './fields/secret.ts'
export { asSelect, select } from './fields/select.ts'
export { asSlug, RESERVED_SLUGS, slug } from './fields/slug.ts'
export { tags } from './fields/tags.ts'
export { asText, text } from './fields/text.ts'
export { time } from './fields/time.ts'
export { url } from './fields/url.ts'
export { foldKana } from './fields/fold-kana.ts'
export { foldText } from './fields/fold-text.ts'
export type { LibraryMedia, LibraryMediaDetail, LibraryPage, MediaChanges, MediaUse } from './api/media-library.ts'
export type { PostalAnswer, PostalPlace } from './api/postal-answer.ts'
export { presentSchema } from './validation/schema.ts'
export { isEmptyValue, KINDS, kindOf } from './fields/kinds.ts'
export { nestedFields } from './fields/nested-fields.ts'
export { aheadWhenNew } from './validation/ahead-when-new.ts'
export { askTaken, type TakenAnswer } from './api/ask-taken.ts'
export { runTrial, type TrialAnswer, type TrialOutcome } from './api/trial.ts'
export { amountWithTax, DEFAULT_TAX_ROUNDING, type TaxRounding } from './values/tax.ts'
export { deliverValues, emptyValue, emptyValues, indexTextsOf, isNullable, searchTexts, targetsOf, type Values } from './values/values.ts'
export {
  computeValues,
  findWarnings,
  missingForStep,
  refusedIssues,
  stageOf,
  validate,
  validateSubmission,
  writableFields,
} from './validation/validate.ts'
export type { RuleIssue, Validated } from './validation/validated.ts'
export { checkPlainSubmission, plainSchema } from './validation/check-plain-submission.ts'
export { ownedNames, typeSeenBy, withoutOwned } from './values/owned.ts'
export { hasPersonal, isPersonal, MASK, masked, withoutPersonal } from './values/personal.ts'
export type {
  FieldNameIn,
  FieldsIn,
  ServerValues,
  StatusOf,
  SubmittedValues,
  TransitionOf,
  UncheckedValues,
  ValuesOf,
} from './typed-values.ts'
export { initialValues } from './values/initial-values.ts'
export {
  canUnpublish,
  hasStateFilter,
  hasTransitions,
  isPublicRecord,
  stateAt,
  TRANSITION_NAMES,
  transitionIn,
  transitionsFrom,
  WORKFLOW_NAMES,
  workflowOf,
  WORKFLOWS,
  type State,
  type Status,
  type Transition,
  type Workflow,
  type WorkflowFields,
} from './workflows/workflow.ts'
export type {
  Exposure,
  PendingWork,
  PublicationStart,
  StateInput,
  TransitionDefinition,
  WorkflowDefinition,
} from './workflows/workflow-definition.ts'
export type { AnyCrossCheck, CrossCheck } from './validation/cross-check.ts'
export { eachRow } from './validation/each-row.ts'
export { secondOf, type CountColumn, type Look, type Tone } from './declaration/look.ts'
export { conditionsOf, daysOfMonth, type Condition, type Narrowing } from './declaration/narrowing.ts'
export { requiredWhen } from './validation/required-when.ts'
export { defineSubmission, type Submission } from './declaration/submission.ts'
export { WORKFLOW_MESSAGES } from './workflows/workflow-messages.ts'
export { SCREEN_PATHS, screenPath, type ParamsOf, type Screen } from './declaration/screen.ts'
export { defineContentType, fieldOf, listsBy, slugField, type AnyContentType, type ContentType } from './declaration/content-type.ts'
export type { Sort, StepOption, SystemColumn } from './declaration/declaration.ts'
export { clockAt, currentClock, type Clock } from './validation/clock.ts'
export {
  contentTypeOf,
  linksFor,
  matchScreen,
  pathTo,
  routesOf,
  type NameIn,
  type ScreenMatch,
  type Tenant,
  type TypeIn,
} from './tenant/tenant.ts'
export {
  messagesOfField,
  pluralOf,
  type ColumnMessages,
  type ContentTypeMessages,
  type ErasedFieldMessages,
  type ErasedMessages,
  type ErasedTypeMessages,
  type FieldMessages,
  type MessagesOf,
  type MessagesOfFields,
  type NarrowingMessages,
  type TrialMessages,
} from './declaration/messages.ts'
export {
  titleOf,
  type AnyRecord,
  type ChangesOf,
  type Count,
  type DraftOf,
  type FocalPoint,
  type Included,
  type IncludedMedia,
  type IncludedRecord,
  type ListAnswer,
  type Person,
  type RecordAnswer,
  type RecordOf,
} from './values/record.ts'
export {
  batchClient,
  type BatchAnswer,
  type BatchChange,
  type BatchClient,
  type BatchDraft,
  type BatchRemoval,
  type VersionConflict,
} from './api/batch-client.ts'
export type { SavedView, ViewCalls, ViewDraft, ViewQuery } from './api/views-client.ts'
export {
  apiKeyClient,
  KEY_DAYS,
  type ApiKeyClient,
  type ApiKeyDraft,
  type ApiKeyMade,
  type ApiKeySummary,
  type KeyDays,
} from './api/api-key-client.ts'
export {
  webhookClient,
  WEBHOOK_EVENTS,
  type AttemptFailure,
  type DeliveryState,
  type WebhookAttempt,
  type WebhookChanges,
  type WebhookClient,
  type WebhookDelivery,
  type WebhookDraft,
  type WebhookEvent,
  type WebhookMade,
  type WebhookSummary,
} from './api/webhook-client.ts'
export { listSearch, type ListQuery } from './api/list-query.ts'
export { TRASH_DAYS } from './api/trash-days.ts'
export type {
  CsvCalls,
  CsvOptions,
  ImportCheck,
  ImportDone,
  ImportMode,
  ImportPlan,
  ImportStart,
  ImportTarget,
  RowIssue,
} from './api/csv-client.ts'
export type { BulkAction, BulkAnswer, BulkCalls, BulkChoice, BulkFailure, BulkRequest } from './api/bulk-client.ts'
export { clientFor, typeClient, type ClientOf, type RecordEvent, type Revision, type StepChanges, type TypeClient } from './api/client.ts'
export type { UsedBy } from './api/used-by.ts'
export { deliveryPath, publicPage, type DeliveredList, type DeliveredOf, type DeliveredValue } from './api/delivery.ts'
export { defineSeed, type DefinedSeed, type Seed, type Seeder, type SeederOf } from './tenant/seed.ts'
export { declarationError } from './errors.ts'
export { defineTenant } from './tenant/define-tenant.ts'
export { MENU_GROUPS, type MenuGroup } from './declaration/menu-group.ts'
