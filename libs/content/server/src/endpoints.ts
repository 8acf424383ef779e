import type { Endpoint } from '@captain/auth-server'
import { apiKeyEndpoints } from './api-keys/api-key-endpoints.ts'
import { auditingAdminPass } from './audit-admin-pass.ts'
import { batchEndpoint } from './bulk/batch-endpoint.ts'
import { bulkEndpoints } from './bulk/bulk-endpoints.ts'
import { bulletinEndpoints } from './bulletins/bulletin-endpoints.ts'
import { importEndpoints } from './csv/import-endpoints.ts'
import { deliveryEndpoints } from './delivery/delivery-endpoints.ts'
import { submissionEndpoint } from './delivery/submission-endpoint.ts'
import { confirmationEndpoint, trackingVisitors } from './delivery/visitor-endpoints.ts'
import { tenantProfiles } from './delivery/tenant-profiles.ts'
import { tenantReadings } from './delivery/tenant-readings.ts'
import { homeEndpoints } from './home/home-endpoints.ts'
import { behindGate } from './maintenance/maintenance-gate.ts'
import { maintenanceEndpoints } from './maintenance/maintenance-endpoints.ts'
import { libraryEndpoints } from './media/library-endpoints.ts'
import { uploadEndpoint } from './media/media-endpoints.ts'
import { fileEndpoint } from './media/serve-file.ts'
import { sharingPath } from './media/shared-path.ts'
import { withFixedDescription } from './openapi/fixed-operations.ts'
import { screensEndpoint } from './palette/screens-endpoint.ts'
import { titleSearchEndpoint } from './palette/title-search-endpoint.ts'
import { postalCodeEndpoint } from './postal-codes/postal-code-endpoint.ts'
import { revealEndpoint } from './secrets/reveal-endpoint.ts'
import type { ContentServices } from './services.ts'
import { presenceEndpoints } from './presence/presence-endpoints.ts'
import { readMarkEndpoint } from './read-marks/read-endpoint.ts'
import { menuEndpoint } from './menus/menu-endpoint.ts'
import { membersEndpoint } from './staff/members-endpoint.ts'
import { sampleEndpoints } from './samples/sample-endpoints.ts'
import { readEndpoints } from './staff/read-endpoints.ts'
import { standingEndpoint } from './standing/standing-endpoint.ts'
import { taxRatesEndpoint } from './staff/tax-rates-endpoint.ts'
import { transitionEndpoints } from './staff/transition-endpoints.ts'
import { writeEndpoints } from './staff/write-endpoints.ts'
import { eventsEndpoint } from './timeline/events-endpoint.ts'
import { trialEndpoints } from './trial/trial-endpoints.ts'
import { viewEndpoints } from './views/view-endpoints.ts'
import { webhookEndpoints } from './webhooks/webhook-endpoints.ts'

/** What tenants answer the public, unless they are closed. */
const publicEndpoints = (services: ContentServices): readonly Endpoint[] => [
  ...tenantReadings(services),
  ...tenantProfiles(services),
  confirmationEndpoint(services),
  ...deliveryEndpoints(services).map((endpoint) => (endpoint.path.endsWith('/:key') ? trackingVisitors(services, endpoint) : endpoint)),
  submissionEndpoint(services),
]

/** Every operation on content. The order is the order of matching: fixed segments come before content types and ids. */
export const contentEndpoints = (services: ContentServices): readonly Endpoint[] => {
  const content = [
    ...bulkEndpoints(services),
    ...importEndpoints(services),
    ...viewEndpoints(services),
    ...readEndpoints(services),
    ...writeEndpoints(services),
    ...transitionEndpoints(services),
  ]
  return [
    sharingPath(services, auditingAdminPass(services, uploadEndpoint(services)), content),
    ...libraryEndpoints(services).map((endpoint) => auditingAdminPass(services, endpoint)),
    fileEndpoint(services),
    auditingAdminPass(services, membersEndpoint(services)),
    ...menuEndpoint(services).map((endpoint) => auditingAdminPass(services, endpoint)),
    ...sampleEndpoints(services).map((endpoint) => auditingAdminPass(services, endpoint)),
    ...standingEndpoint(services).map((endpoint) => auditingAdminPass(services, endpoint)),
    ...maintenanceEndpoints(services),
    auditingAdminPass(services, taxRatesEndpoint(services)),
    ...apiKeyEndpoints(services),
    ...webhookEndpoints(services),
    eventsEndpoint(services),
    ...trialEndpoints(services),
    revealEndpoint(services),
    readMarkEndpoint(services),
    ...presenceEndpoints(services),
    batchEndpoint(services),
    ...content,
    ...publicEndpoints(services).map((endpoint) => behindGate(services, endpoint)),
    screensEndpoint(services),
    titleSearchEndpoint(services),
    ...bulletinEndpoints(services),
    ...homeEndpoints(services),
    postalCodeEndpoint(),
  ].map((endpoint) => withFixedDescription(services, endpoint))
}
