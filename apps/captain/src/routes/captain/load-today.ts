import { loadHomeMessages, loadTodayMessages } from '@captain/platform-react/messages'
import { todayQuery } from '@captain/platform-react/today-data'
import { http } from '../../api.ts'
import { loadCatalog } from '../../i18n.ts'
import { loadIntegrationMessages } from '../../integrations/load-integration-messages.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'

export const fetchTodayPage = async () => (await import('./today-page.tsx')).TodayPage

/**
 * Loads the code, the messages and the data of the page of today. A preload reads no data: who reads personal data is noted, and a guess
 * is no reader. On failure, the page itself retries or shows the error.
 */
export const loadToday = async ({ queryClient, prefix }: RouterContext, tenant: string, isPreload: boolean): Promise<void> => {
  const locale = localeOf(prefix)
  if (!isPreload) void queryClient.prefetchQuery(todayQuery(http, queryClient, tenant, locale))
  await Promise.all([
    fetchTodayPage().catch(() => undefined),
    ...[loadTodayMessages, loadHomeMessages, loadIntegrationMessages].map((load) => loadCatalog(load, locale)),
  ])
}
