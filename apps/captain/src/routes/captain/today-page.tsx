import { menuQuery, visibleMenu } from '@captain/platform-react/menu'
import { Today } from '@captain/platform-react/today'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { http } from '../../api.ts'
import { PageTitle } from '../../navigation/page-title.tsx'
import { useLocale } from '../../navigation/use-locale.ts'

/** Screens that show one record. */
const RECORD_SCREENS = ['edit', 'preview-by-id', 'preview'] as const

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

/** The page of today of the tenant in the address, with its menu. */
export const TodayPage = () => {
  const loaded = tenantRoute.useLoaderData()
  const { tenant, messages, role, screens } = loaded
  const { data } = useQuery(menuQuery(http, tenant.slug, useLocale()))
  return (
    <Today
      tenant={tenant}
      messages={messages}
      role={role}
      ownScreens={Object.keys(screens).filter((type) => RECORD_SCREENS.some((screen) => screens[type]?.[screen] !== undefined))}
      sections={visibleMenu(data, loaded)}
      renderTitle={(title) => <PageTitle title={title} />}
    />
  )
}
