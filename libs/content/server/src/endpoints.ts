import type { Endpoint } from '@captain/auth-server'
import { apiKeyEndpoints } from './integrations/api-keys/api-key-endpoints.ts'
import { withAdminAccessAudit } from './audit-admin-access.ts'
import { batchEndpoint } from './bulk/batch-endpoint.ts'
import { bulkEndpoints } from './bulk/bulk-endpoints.ts'
import { importEndpoints } from './csv/import-endpoints.ts'
import { deliveryEndpoints } from './delivery/delivery-endpoints.ts'
import { submissionEndpoint } from './delivery/submission-endpoint.ts'
import { confirmationEndpoint, withSubmissionTracking } from './delivery/visitor-endpoints.ts'
import { publicQueryEndpoints } from './delivery/public-query-endpoints.ts'
import { libraryEndpoints } from './media/library-endpoints.ts'
import { uploadEndpoint } from './media/media-endpoints.ts'
import { refusingClosed } from './delivery/refusing-closed.ts'
import { fileEndpoint } from './media/serve-file.ts'
import { sharingPath } from './media/shared-path.ts'
import { withFixedDescription } from './openapi/fixed-operations.ts'
import { personEndpoints } from './personal-data/person-endpoints.ts'
import { readLogEndpoints } from './personal-data/read-log-endpoints.ts'
import { postalCodeEndpoint } from './staff-api/postal-codes/postal-code-endpoint.ts'
import { replyEndpoints } from './replies/reply-endpoints.ts'
import { revealEndpoint } from './staff-api/reveal-endpoint.ts'
import type { ContentServices } from './services.ts'
import { presenceEndpoints } from './staff-api/presence/presence-endpoints.ts'
import { readMarkEndpoint } from './staff-api/read-marks/read-endpoint.ts'
import { membersEndpoint } from './staff-api/members-endpoint.ts'
import { readEndpoints } from './staff-api/read-endpoints.ts'
import { taxRatesEndpoint } from './staff-api/tax-rates-endpoint.ts'
import { transitionEndpoints } from './staff-api/transition-endpoints.ts'
import { writeEndpoints } from './staff-api/write-endpoints.ts'
import { eventsEndpoint } from './staff-api/activity/events-endpoint.ts'
import { connectionTestEndpoints } from './staff-api/connection-test/connection-test-endpoints.ts'
import { viewEndpoints } from './staff-api/views/view-endpoints.ts'
import { webhookEndpoints } from './integrations/webhooks/webhook-endpoints.ts'

const audited = (services: ContentServices, endpoints: readonly Endpoint[]): readonly Endpoint[] =>
  endpoints.map((endpoint) => withAdminAccessAudit(services, endpoint))

/** Staff endpoints on records of every content type. */
const recordEndpoints = (services: ContentServices): readonly Endpoint[] => [
  ...bulkEndpoints(services),
  ...importEndpoints(services),
  ...viewEndpoints(services),
  ...readEndpoints(services),
  ...writeEndpoints(services),
  ...transitionEndpoints(services),
]

/** File endpoints: uploads share their path with the records of a type. */
const mediaEndpoints = (services: ContentServices, records: readonly Endpoint[]): readonly Endpoint[] => [
  sharingPath(services, withAdminAccessAudit(services, uploadEndpoint(services)), records),
  ...audited(services, libraryEndpoints(services)),
  fileEndpoint(services),
]

/** Endpoints that forms use. */
const formEndpoints = (services: ContentServices): readonly Endpoint[] => [
  ...audited(services, [membersEndpoint(services), taxRatesEndpoint(services)]),
  postalCodeEndpoint(),
]

const integrationEndpoints = (services: ContentServices): readonly Endpoint[] => [
  ...readLogEndpoints(services),
  ...personEndpoints(services),
  ...apiKeyEndpoints(services),
  ...webhookEndpoints(services),
]

/** Endpoints of a record apart from its values. */
const aroundRecords = (services: ContentServices): readonly Endpoint[] => [
  eventsEndpoint(services),
  ...connectionTestEndpoints(services),
  revealEndpoint(services),
  ...replyEndpoints(services),
  readMarkEndpoint(services),
  ...presenceEndpoints(services),
  batchEndpoint(services),
]

const trackedDelivery = (services: ContentServices): readonly Endpoint[] =>
  deliveryEndpoints(services).map((endpoint) => (endpoint.path.endsWith('/:key') ? withSubmissionTracking(services, endpoint) : endpoint))

/** Public endpoints. */
const publicEndpoints = (services: ContentServices): readonly Endpoint[] => [
  ...publicQueryEndpoints(services),
  confirmationEndpoint(services),
  ...trackedDelivery(services),
  submissionEndpoint(services),
]

/** Wraps an operation below `/api/v1/public/:tenant` with a check that admits or refuses the public. */
export type PublicGate = (endpoint: Endpoint) => Endpoint

type EndpointOptions = {
  /** Default: closed tenants respond like missing ones. */
  readonly gate?: PublicGate
}

/** Returns every operation on content, in the order of matching: fixed segments come before content types and ids. */
export const contentEndpoints = (
  services: ContentServices,
  { gate = refusingClosed(services) }: EndpointOptions = {},
): readonly Endpoint[] => {
  const records = recordEndpoints(services)
  return [
    ...mediaEndpoints(services, records),
    ...formEndpoints(services),
    ...integrationEndpoints(services),
    ...aroundRecords(services),
    ...records,
    ...publicEndpoints(services).map(gate),
  ].map((endpoint) => withFixedDescription(services, endpoint))
}
