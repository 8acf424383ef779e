import type { Endpoint } from '@captain/auth-server'
import { contentEndpoints } from '@captain/content-server'
import { withAdminAccessAudit } from '@captain/content-server/kit'
import { staffArticleEndpoints } from './staff-articles/staff-article-endpoints.ts'
import { homeEndpoints } from './home/home-endpoints.ts'
import { maintenanceEndpoints } from './maintenance/maintenance-endpoints.ts'
import { withMaintenanceGate } from './maintenance/maintenance-gate.ts'
import { menuEndpoint } from './menus/menu-endpoint.ts'
import { screensEndpoint } from './palette/screens-endpoint.ts'
import { titleSearchEndpoint } from './palette/title-search-endpoint.ts'
import { tenantProfiles } from './profiles/tenant-profiles.ts'
import { sampleEndpoints } from './sample-data/sample-endpoints.ts'
import { roleEndpoints } from './roles/role-endpoints.ts'
import type { PlatformServices } from './services.ts'
import { todayEndpoint } from './today/today-endpoint.ts'
import { tenantStatusEndpoint } from './tenant-status/tenant-status-endpoint.ts'

/** Back-office endpoints of one tenant; actions of administrators are logged. */
const tenantEndpoints = (services: PlatformServices): readonly Endpoint[] =>
  [
    ...menuEndpoint(services),
    ...todayEndpoint(services),
    ...sampleEndpoints(services),
    ...tenantStatusEndpoint(services),
    ...roleEndpoints(services),
  ].map((endpoint) => withAdminAccessAudit(services, endpoint))

/** Back-office endpoints across the tenants of an account. */
const staffEndpoints = (services: PlatformServices): readonly Endpoint[] => [
  screensEndpoint(services),
  titleSearchEndpoint(services),
  ...staffArticleEndpoints(services),
  ...homeEndpoints(services),
]

/** Returns every operation on content and on the platform; platform operations have fixed paths and match first. */
export const platformEndpoints = (services: PlatformServices): readonly Endpoint[] => {
  const gate = (endpoint: Endpoint): Endpoint => withMaintenanceGate(services, endpoint)
  return [
    ...tenantEndpoints(services),
    ...maintenanceEndpoints(services),
    ...tenantProfiles(services).map(gate),
    ...staffEndpoints(services),
    ...contentEndpoints(services, { gate }),
  ]
}
