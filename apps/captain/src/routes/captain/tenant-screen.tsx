import { matchScreen, TODAY } from '@captain/content-core'
import { getRouteApi } from '@tanstack/react-router'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { useLocale } from '../../navigation/use-locale.ts'
import { MatchedScreen } from './matched-screen.tsx'
import { TENANT_STOPPED } from './tenant-stopped-code.ts'
import { TodayPart } from './today-page-code.ts'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')
const screenRoute = getRouteApi('/captain/captain/tenant/$tenant/$')

/** Shows the page of today, the screen that the declaration has at an address below the tenant, or the 404 page. */
export const TenantScreen = () => {
  const { tenant, stopped } = tenantRoute.useLoaderData()
  const { _splat: rest = '' } = screenRoute.useParams()
  const name = tenant.names[useLocale()]
  if (stopped !== null) return <TENANT_STOPPED.Show name={name} reason={stopped.reason} />
  if (rest === TODAY) return <TodayPart key={tenant.slug} />
  const match = matchScreen(tenant, rest)
  return match === null ? <NotFoundPage /> : <MatchedScreen match={match} />
}
