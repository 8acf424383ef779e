import { MediaPage } from '@captain/content-react/media'
import { getRouteApi } from '@tanstack/react-router'
import { http } from '../../api.ts'
import { useLocale } from '../../navigation/use-locale.ts'
import { TENANT_STOPPED } from './tenant-stopped-code.ts'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

/** The media library of the tenant in the address. */
export const Media = () => {
  const { tenant, role, messages, stopped } = tenantRoute.useLoaderData()
  const locale = useLocale()
  if (stopped !== null) return <TENANT_STOPPED.Show name={tenant.names[locale]} reason={stopped.reason} />
  return <MediaPage tenant={tenant} role={role} locale={locale} messages={messages} http={http} />
}
