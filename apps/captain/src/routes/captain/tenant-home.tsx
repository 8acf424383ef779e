import { matchScreen } from '@captain/content-core'
import { getRouteApi } from '@tanstack/react-router'
import { MatchedScreen } from './matched-screen.tsx'
import { TenantWithoutContent } from './tenant-without-content.tsx'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

/** The page at a tenant's root address, if no redirect applies. */
export const TenantHome = () => {
  const { tenant } = tenantRoute.useLoaderData()
  const match = matchScreen(tenant, '')
  return match === null ? <TenantWithoutContent /> : <MatchedScreen match={match} />
}
