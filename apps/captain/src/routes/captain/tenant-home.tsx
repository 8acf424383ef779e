import { matchScreen } from '@captain/content-core'
import { getRouteApi } from '@tanstack/react-router'
import { MatchedScreen } from './matched-screen.tsx'
import { useLocale } from '../../navigation/use-locale.ts'
import { TENANT_STOPPED } from './tenant-stopped-code.ts'
import { TenantWithoutContent } from './tenant-without-content.tsx'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

/** The page at a tenant's root address, if no redirect applies. */
export const TenantHome = () => {
  const { tenant, stopped } = tenantRoute.useLoaderData()
  const name = tenant.names[useLocale()]
  if (stopped !== null) return <TENANT_STOPPED.Show name={name} reason={stopped.reason} />
  const match = matchScreen(tenant, '')
  return match === null ? <TenantWithoutContent /> : <MatchedScreen match={match} />
}
