import { loadContentMessages } from '@captain/content-react/messages'
import { loadArticleMessages } from '@captain/platform-react/messages'
import { loadCatalog } from '../../i18n.ts'
import { loadIntegrationMessages } from '../../integrations/load-integration-messages.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'

/** Loads the messages of lists, failures and staff articles in the language of the page. */
export const loadArticles = async ({ context }: { readonly context: RouterContext }): Promise<void> => {
  const locale = localeOf(context.prefix)
  await Promise.all([loadContentMessages, loadIntegrationMessages, loadArticleMessages].map((load) => loadCatalog(load, locale)))
}
