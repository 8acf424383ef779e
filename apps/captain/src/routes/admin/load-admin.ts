import { loadContentMessages } from '@captain/content-react/messages'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { loadCatalog } from '../../i18n.ts'
import { loadIntegrationMessages } from '../../integrations/load-integration-messages.ts'
import { loadAdminMessages } from './load-admin-messages.ts'

/** Loads the messages of lists, forms and administration in the language of the page. */
export const loadAdmin = async ({ context }: { readonly context: RouterContext }): Promise<void> => {
  const locale = localeOf(context.prefix)
  await Promise.all([loadContentMessages, loadIntegrationMessages, loadAdminMessages].map((load) => loadCatalog(load, locale)))
}
