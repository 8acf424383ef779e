import { loadArticleMessages, loadHomeMessages } from '@captain/platform-react/messages'
import { loadCatalog } from '../../i18n.ts'
import { loadIntegrationMessages } from '../../integrations/load-integration-messages.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { loadAdminMessages } from '../admin/load-admin-messages.ts'

/** Loads the messages of the home page in its language, with those of the audit log, articles and failures. */
export const loadHome = async ({ context }: { readonly context: RouterContext }): Promise<void> => {
  const locale = localeOf(context.prefix)
  await Promise.all(
    [loadHomeMessages, loadIntegrationMessages, loadAdminMessages, loadArticleMessages].map((load) => loadCatalog(load, locale)),
  )
}
