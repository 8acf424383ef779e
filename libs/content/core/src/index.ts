export type { ConfigOf, Kind, OnDelete, PostalFills, ReferenceConfig, TaxRate } from './kind.ts'
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
} from './file-types.ts'
export type {
  AnyField,
  Field,
  FieldOf,
  FieldOptions,
  Fields,
  InputOf,
  Localized,
  Requirement,
  SetBy,
  ValueOf,
  Visibility,
} from './field.ts'
export { ruleCodesOf } from './field.ts'
export type {
  DeliveredFile,
  DeliveredMedia,
  DeliveredReference,
  DeliveryContext,
  FilterStyle,
  KindDefinition,
  Nested,
  Stage,
  Target,
} from './kind-definition.ts'
export { boolean } from './fields/boolean.ts'
export { color } from './fields/color.ts'
export { date } from './fields/date.ts'
export { dateTime } from './fields/date-time.ts'
export { decimal } from './fields/decimal.ts'
export { email } from './fields/email.ts'
export { file } from './fields/file.ts'
export { group } from './fields/group.ts'
export { icon } from './fields/icon.ts'
export { image } from './fields/image.ts'
export { inlineImage } from './fields/inline-image.ts'
export { int } from './fields/int.ts'
export { list } from './fields/list.ts'
export { longText } from './fields/long-text.ts'
export { member } from './fields/member.ts'
export { month } from './fields/month.ts'
export { multiSelect } from './fields/multi-select.ts'
export { phone } from './fields/phone.ts'
export { postalCode } from './fields/postal-code.ts'
export { MAX_PRICE, price, type Price } from './fields/price.ts'
export { reference } from './fields/reference.ts'
export { references } from './fields/references.ts'
export { richText } from './fields/rich-text.ts'
export { isStoredSecret, secret, type Secret } from './fields/secret.ts'
export { select } from './fields/select.ts'
export { RESERVED_SLUGS, slug } from './fields/slug.ts'
export { tags } from './fields/tags.ts'
export { text } from './fields/text.ts'
export { time } from './fields/time.ts'
export { url } from './fields/url.ts'
export { foldKana } from './fold-kana.ts'
export { foldText } from './fold-text.ts'
export type { LibraryMedia, LibraryMediaDetail, LibraryPage, MediaChanges, MediaUse } from './media-library.ts'
export type { PostalAnswer, PostalPlace } from './postal-answer.ts'
export { presentSchema } from './schema.ts'
export { isEmptyValue, KINDS, kindOf, nestedFields } from './kinds.ts'
export { aheadWhenNew } from './ahead-when-new.ts'
export { askTaken, type TakenAnswer } from './ask-taken.ts'
export { runTrial, type TrialAnswer, type TrialOutcome } from './trial.ts'
export { amountWithTax, DEFAULT_TAX_ROUNDING, type TaxRounding } from './tax.ts'
export { deliverValues, emptyValue, emptyValues, indexTextsOf, searchTexts, targetsOf, type Values } from './values.ts'
export {
  computeValues,
  findWarnings,
  missingForStep,
  refusedIssues,
  stageOf,
  validate,
  validateSubmission,
  writableFields,
} from './validate.ts'
export type { RuleIssue, Validated } from './validated.ts'
export { checkPlainSubmission, plainSchema } from './check-plain-submission.ts'
export { ownedNames, typeSeenBy, withoutOwned } from './owned.ts'
export { hasPersonal, isPersonal, MASK, masked, withoutPersonal } from './personal.ts'
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
export { initialValues } from './initial-values.ts'
export {
  stateAt,
  TRANSITION_NAMES,
  transitionIn,
  transitionsFrom,
  workflowOf,
  WORKFLOWS,
  type State,
  type Status,
  type Transition,
  type Workflow,
  type WorkflowFields,
} from './workflow.ts'
export type { Exposure, StateInput, TransitionDefinition, WorkflowDefinition } from './workflows/workflow-definition.ts'
export type { AnyCrossCheck, CrossCheck } from './cross-check.ts'
export { eachRow } from './each-row.ts'
export { secondOf, type CountColumn, type Look, type Tone } from './look.ts'
export { conditionsOf, daysOfMonth, type Condition, type Narrowing } from './narrowing.ts'
export { requiredWhen } from './required-when.ts'
export { defineSubmission, type Submission } from './submission.ts'
export { WORKFLOW_MESSAGES } from './workflow-messages.ts'
export { SCREEN_PATHS, screenPath, type ParamsOf, type Screen } from './screen.ts'
export { defineContentType, fieldOf, listsBy, slugField, type AnyContentType, type ContentType } from './content-type.ts'
export type { Sort, StepOption, SystemColumn } from './declaration.ts'
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
} from './tenant.ts'
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
} from './messages.ts'
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
} from './record.ts'
export {
  batchClient,
  type BatchAnswer,
  type BatchChange,
  type BatchClient,
  type BatchDraft,
  type BatchRemoval,
  type VersionConflict,
} from './batch-client.ts'
export type { SavedView, ViewCalls, ViewDraft, ViewQuery } from './views-client.ts'
export {
  apiKeyClient,
  KEY_DAYS,
  type ApiKeyClient,
  type ApiKeyDraft,
  type ApiKeyMade,
  type ApiKeySummary,
  type KeyDays,
} from './api-key-client.ts'
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
} from './webhook-client.ts'
export { listSearch, type ListQuery } from './list-query.ts'
export { TRASH_DAYS } from './trash-days.ts'
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
} from './csv-client.ts'
export type { BulkAction, BulkAnswer, BulkCalls, BulkChoice, BulkFailure, BulkRequest } from './bulk-client.ts'
export { clientFor, typeClient, type ClientOf, type RecordEvent, type Revision, type StepChanges, type TypeClient } from './client.ts'
export type { UsedBy } from './used-by.ts'
export { deliveryPath, publicPage, type DeliveredList, type DeliveredOf, type DeliveredValue } from './delivery.ts'
export { defineSeed, type DefinedSeed, type Seed, type Seeder, type SeederOf } from './seed.ts'
export { declarationError } from './errors.ts'
export { defineTenant } from './declared/define-tenant.ts'
export { menuEntrances, type MenuEntrance } from './menu-entrances.ts'
export { MENU_GROUPS, type MenuGroup } from './menu-group.ts'
