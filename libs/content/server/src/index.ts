export { createContentServices, type ContentOptions, type ContentServices } from './services.ts'
export { contentEndpoints } from './endpoints.ts'
export { ensurePartitions } from './database/partitions.ts'
export { seedTenant } from './seed/seed-tenant.ts'
export { allowsOrigin } from './delivery/allowed-origins.ts'
export { LIFETIME_MS } from './delivery/cache.ts'
export { publicState, type PublicState } from './delivery/public-state.ts'
export { previewRecord, type Previewed } from './delivery/preview.ts'
export { recordId } from './ids.ts'
export { authorOf, SYSTEM_AUTHOR, type Author } from './author.ts'
export { cleanSvg } from './media/clean-svg.ts'
export { keepMadePicture, type MadePicture } from './media/keep-made-picture.ts'
export type { MediaStorage, StoredFile } from './media/storage.ts'
export { s3Bucket, type S3Bucket } from './media/s3-bucket.ts'
export { revealSecret } from './secrets/entry-secrets.ts'
export type { Log } from './log.ts'
export { PAGE_HEADER } from './maintenance/maintenance-gate.ts'
export { auditAdminPass } from './audit-admin-pass.ts'
export { ACCOUNTS, followAccounts } from './platform/follow-accounts.ts'
export { ensureFixedRows } from './store/fixed-rows.ts'
export { ensureTitles } from './store/ensure-titles.ts'
export type { PlatformAccount, PlatformCalls, TenantProfile } from './platform/platform-calls.ts'
export type { Addressee, Happened, HookContext, MailContext, TenantHooks, Trial, TypeHooks } from './hooks.ts'
export { defineServer, type DefinedServer, type ServerOf } from './declared/define-server.ts'
export type { FiltersOf, HookContextOf, IssueOf, RecordIn, TypeContextOf } from './declared/hook-context-of.ts'
export { hooksFor, type ChangeOf, type HooksOf, type MailContextOf } from './declared/hooks-of.ts'
export { jobFor, type JobOf } from './declared/job-of.ts'
export { publicQueryFor, type ParametersOf, type PublicReadsOf } from './declared/public-query-of.ts'
export type {
  AccountFollower,
  Bulletins,
  PublicReads,
  Standing,
  StandingReads,
  TenantJob,
  TenantReading,
  TenantServer,
} from './tenant-server.ts'
export type { Holiday } from './holidays/read-holidays.ts'
export { importHolidays } from './holidays/import-holidays.ts'
export { runJobs } from './jobs/run-jobs.ts'
export { collectOperations, type ApiDescription } from './openapi/collect-operations.ts'
export { describePreview } from './openapi/describe-types.ts'
export { describeFixed, type FixedFacts } from './openapi/fixed-operations.ts'
export { openApiDocument } from './openapi/openapi-document.ts'
export { operation } from './openapi/operation.ts'
export { problemCodes, type ProblemCode } from './openapi/problem-codes.ts'
export { visibleOperations } from './openapi/visible-operations.ts'
