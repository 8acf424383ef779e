import { loadContentMessages } from '@captain/content-react/messages'
import { loadCatalog } from '../../i18n.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { loadHome } from './load-home.ts'

/** Loads the messages of the list of tenants in its language: those of the home page, and those of lists for its search and filters. */
export const loadTenants = async ({ context }: { readonly context: RouterContext }): Promise<void> => {
  await Promise.all([loadHome({ context }), loadCatalog(loadContentMessages, localeOf(context.prefix))])
}
