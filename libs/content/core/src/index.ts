export type { ConfigOf, Kind, OnDelete, PostalAutofill, ReferenceConfig, TaxRate } from './fields/kind.ts'
export {
  FILE_TYPES,
  FILE_GROUPS,
  fileTypeLabels,
  fileTypeOf,
  isFileType,
  MAX_ARCHIVE_BYTES,
  MAX_FILE_BYTES,
  maxBytesOf,
  MAX_IMAGE_BYTES,
  mimeTypesOf,
  type FileGroup,
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
  NestedKinds,
  ValidationLevel,
  ReferenceTarget,
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
export { isPrice, isPriceValue, MAX_PRICE, price, type Price } from './fields/price.ts'
export { asReference, reference } from './fields/reference.ts'
export { asAnyReference, references } from './fields/references.ts'
export { isRichText, richText } from './fields/rich-text.ts'
export { asSecret, isStoredSecret, secret, type Secret } from './fields/secret.ts'
export { asSelect, select } from './fields/select.ts'
export { asSlug, isProvisionalSlug, RESERVED_SLUGS, slug } from './fields/slug.ts'
export { slugFrom } from './fields/slug-from.ts'
export { tags } from './fields/tags.ts'
export { asText, text } from './fields/text.ts'
export { time, TIME_STEP } from './fields/time.ts'
export { url } from './fields/url.ts'
export { foldKana, KATAKANA } from './fields/fold-kana.ts'
export { foldText } from './fields/fold-text.ts'
export {
  MAX_TAGS_OF_FILE,
  MEDIA_SORTS,
  type MediaBulk,
  type MediaBulkResult,
  type MediaCrop,
  type MediaDetail,
  type MediaItem,
  type MediaPage,
  type MediaSelection,
  type MediaSort,
  type MediaTag,
  type MediaUpdate,
  type MediaUse,
} from './api/media-library.ts'
export type { PostalCodeResponse, PostalPlace } from './api/postal-code-response.ts'
export { presentSchema } from './validation/schema.ts'
export { isEmptyValue, KINDS, kindOf } from './fields/kinds.ts'
export { sidesOf, type Sides } from './fields/sides.ts'
export { NO_NESTED_KINDS } from './fields/no-nested-kinds.ts'
export { nestedFields } from './fields/nested-fields.ts'
export { notInPastIfChanged } from './validation/not-in-past-if-changed.ts'
export { checkUnique, type UniqueCheckResult } from './api/check-unique.ts'
export { runConnectionTest, type ConnectionTestResult, type ConnectionTestStatus } from './api/connection-test.ts'
export { amountWithTax, DEFAULT_TAX_ROUNDING, type TaxRounding } from './values/tax.ts'
export {
  deliverValues,
  emptyValue,
  emptyValues,
  indexTextsOf,
  isNullable,
  searchTexts,
  referenceTargetsOf,
  type Values,
} from './values/values.ts'
export {
  acceptsValue,
  currentValues,
  derivedName,
  failsToConvert,
  storedName,
  storedNames,
  underEarlierNames,
  type CopyKind,
} from './values/current-values.ts'
export { computedFrom, readByCode, readFields, type ReadingCode } from './values/read-fields.ts'
export {
  computeValues,
  warningsOf,
  missingForTransition,
  forbiddenFieldIssues,
  validationLevelOf,
  validate,
  validateSubmission,
  writableFields,
} from './validation/validate.ts'
export { crossIssue } from './validation/cross-check.ts'
export type { FieldIssue, ValidationResult } from './validation/validation-result.ts'
export { checkPlainSubmission, plainSchema } from './validation/check-plain-submission.ts'
export {
  fieldAccess,
  fieldAccessIn,
  hiddenFields,
  isGrantable,
  isHiddenPath,
  isShielded,
  mayDo,
  mayTransition,
  rightOfField,
  rightOfTransition,
  rightsToChange,
  tenantForRole,
  typeForRole,
  unhideableFields,
  withoutHiddenFields,
} from './declaration/type-rights.ts'
export { hasRight, isCreatable, isDuplicable, isEditable, isRemovable, isSortable } from './declaration/type-abilities.ts'
export { omitOwnerOnly } from './values/owner-only.ts'
export { ownerOnlyFields, typeVisibleTo } from './values/visible-type.ts'
export { hasPersonalData, isPersonalField, MASK, maskPersonalData, omitPersonalData } from './values/personal.ts'
export type {
  FieldNameIn,
  FieldsIn,
  OptionOf,
  FieldValues,
  ServerValues,
  StatusOf,
  SubmittedValues,
  TransitionOf,
  UncheckedValues,
  ValuesOf,
} from './typed-values.ts'
export { rowsIn } from './values/rows-in.ts'
export { initialValues } from './values/initial-values.ts'
export { valueAt } from './values/value-at.ts'
export {
  canUnpublish,
  hasStateFilter,
  hasTransitions,
  isPublicRecord,
  stateAt,
  PUBLIC_TRANSITIONS,
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
export { sequenceFrom, sequenceOf, hasSequence } from './workflows/transition-sequence.ts'
export { runSequence } from './api/run-sequence.ts'
export { acceptedFields, askedFields } from './declaration/transition-fields.ts'
export type {
  PublicationTrigger,
  PendingWork,
  PublicationStart,
  StateInput,
  TransitionDefinition,
  WorkflowDefinition,
} from './workflows/workflow-definition.ts'
export type { AnyCrossCheck, CrossCheck } from './validation/cross-check.ts'
export { eachRow } from './validation/each-row.ts'
export { secondaryFieldOf, type RelationCount, type ColumnFormat, type Tone } from './declaration/column-format.ts'
export { isFilterOff, type FilterInputKind, type FilterInputOf } from './declaration/filter-input.ts'
export { whereOf, daysOfMonth, type FilterCondition, type NamedFilter } from './declaration/named-filter.ts'
export { requiredIf } from './validation/required-if.ts'
export { defineSubmission, type Submission } from './declaration/submission.ts'
export { WORKFLOW_MESSAGES } from './workflows/workflow-messages.ts'
export type { ReplyWay } from './declaration/reply-way.ts'
export type { VerbName } from './declaration/verb.ts'
export { replyForm, replyText } from './replies/reply-form.ts'
export { MAX_REPLIES, replyList } from './replies/reply-list.ts'
export { replyRefusal, type ReplyRefusal } from './replies/reply-refusal.ts'
export { replySteps } from './replies/reply-steps.ts'
export { sentField, sentText } from './replies/sent-value.ts'
export { SCREEN_PATHS, screenPath, type ParamsOf, type Screen } from './declaration/screen.ts'
export { defineContentType, fieldOf, listsBy, slugField, type AnyContentType, type ContentType } from './declaration/content-type.ts'
export type { Sort, TransitionOptions, SystemColumn } from './declaration/declaration.ts'
export { listedNames } from './declaration/listed-names.ts'
export { clockAt, currentClock, type Clock } from './validation/clock.ts'
export { hasPreview, isDelivered } from './declaration/is-delivered.ts'
export { declaredType } from './tenant/declared-type.ts'
export {
  contentTypeOf,
  currentPath,
  matchScreen,
  namesOf,
  removedTypesOf,
  type NameIn,
  type ScreenMatch,
  type Tenant,
  type TypeIn,
} from './tenant/tenant.ts'
export { linksFor, type LinksOf, type ScreenIn, type ScreenParams } from './tenant/links.ts'
export { routesOf } from './tenant/screen-paths.ts'
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
  type NamedFilterMessages,
  type ConnectionTestMessages,
} from './declaration/messages.ts'
export {
  titleOf,
  type AnyRecord,
  type UpdateInput,
  type Count,
  type CreateInput,
  type FocalPoint,
  type Included,
  type IncludedMedia,
  type IncludedRecord,
  type ListedRecordOf,
  type ListResponse,
  type Person,
  type RecordResponse,
  type RecordOf,
} from './values/record.ts'
export {
  batchClient,
  type BatchResponse,
  type BatchUpdate,
  type BatchClient,
  type BatchCreate,
  type BatchDelete,
  type VersionConflict,
} from './api/batch-client.ts'
export type { BatchOf, BatchPartOf } from './api/batch-of.ts'
export type { SavedView, SavedViewsApi, SavedViewInput, ViewQuery } from './api/views-client.ts'
export {
  apiKeyClient,
  API_KEY_LIFETIME_DAYS,
  type ApiKeyClient,
  type ApiKeyInput,
  type CreatedApiKey,
  type ApiKeySummary,
  type KeyDays,
} from './api/api-key-client.ts'
export {
  ERASURE_OUTCOMES,
  PERSONAL_READ_KINDS,
  personClient,
  personalReadClient,
  type ChosenRecord,
  type DisclosureFormat,
  type ErasureCount,
  type ErasureOutcome,
  type FoundRecord,
  type PersonClient,
  type PersonSearch,
  type PersonalReadClient,
  type PersonalReadFilter,
  type PersonalReadItem,
  type PersonalReadKind,
  type PersonalReadPage,
  type ReadRecord,
} from './api/personal-data-client.ts'
export {
  webhookClient,
  WEBHOOK_EVENTS,
  type AttemptFailure,
  type DeliveryState,
  type WebhookAttempt,
  type WebhookUpdate,
  type WebhookClient,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookEvent,
  type CreatedWebhook,
  type WebhookSummary,
} from './api/webhook-client.ts'
export { DEFAULT_PAGE_SIZE, firstListQuery, presetStatesOf } from './api/first-list-query.ts'
export { listSearch, type ListQuery } from './api/list-query.ts'
export { TRASH_DAYS } from './api/trash-days.ts'
export type {
  CsvApi,
  CsvOptions,
  ImportPreview,
  ImportResult,
  ImportCorrection,
  ImportMode,
  ImportPlan,
  ImportUpload,
  ImportTarget,
  RowIssue,
} from './api/csv-client.ts'
export type { BulkAction, BulkResponse, BulkApi, BulkSelection, BulkFailure, BulkRequest } from './api/bulk-client.ts'
export {
  clientFor,
  typeClient,
  type ClientOf,
  type ActivityEvent,
  type Revision,
  type TransitionInput,
  type TypeClient,
} from './api/client.ts'
export {
  replyClient,
  type MailState,
  type RepliesResponse,
  type ReplyClient,
  type ReplyInput,
  type ReplyOffer,
} from './api/reply-client.ts'
export { isUsedBy, type UsedBy, type UsedByResponse } from './api/used-by.ts'
export { isDeliveredMedia } from './api/delivered-media.ts'
export { deliveryPath, publicPage, type DeliveredList, type DeliveredRecord, type DeliveredValue } from './api/delivery.ts'
export { createByKey, createBySlug } from './tenant/create-records.ts'
export { defineSeed, type DefinedSeed, type Seed, type Seeder, type SeederOf } from './tenant/seed.ts'
export {
  definePublicQuery,
  parametersInPath,
  publicQueryAddress,
  type DeclaredPublicQuery,
  type PublicParameterOf,
  type PublicPathIn,
  type PublicQueryIn,
  type PublicReadArguments,
  type PublicResponseOf,
} from './declaration/public-query.ts'
export {
  conditionsOf,
  homeOfType,
  TODAY,
  todayPath,
  type TodayFact,
  type TodayFacts,
  type TodayPart,
  type TodayRecords,
} from './declaration/today.ts'
export { responseOf } from './values/response-type.ts'
export { declarationError } from './errors.ts'
export { checkTenant } from './tenant/check-tenant.ts'
export { defineTenant } from './tenant/define-tenant.ts'
export { mistakeIn, mistakeOf } from './tenant/mistake-in.ts'
export { MENU_GROUPS, type MenuGroup } from './declaration/menu-group.ts'
