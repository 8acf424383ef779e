import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { loadCatalog } from '../../i18n.ts'
import { loadUserMessages } from './load-user-messages.ts'

/** Loads the account messages in the language of the page. */
export const loadUser = ({ context }: { readonly context: RouterContext }): Promise<void> =>
  loadCatalog(loadUserMessages, localeOf(context.prefix))
