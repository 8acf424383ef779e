import { matchScreen } from '@captain/content-core'
import { getRouteApi } from '@tanstack/react-router'
import { MatchedScreen } from './matched-screen.tsx'
import { TenantWithoutContent } from './tenant-without-content.tsx'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

/** What stands at a tenant's own address, where nothing leads on from it. */
export const TenantHome = () => {
  const { tenant } = tenantRoute.useLoaderData()
  const match = matchScreen(tenant, '')
  return match === null ? <TenantWithoutContent /> : <MatchedScreen match={match} />
}
