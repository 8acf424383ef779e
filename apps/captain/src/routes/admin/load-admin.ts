import type { RouterContext } from '../../navigation/enter.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { loadCatalog } from '../../i18n.ts'

/** Loads the words of lists in the language of the page. */
export const loadAdmin = async ({ context }: { readonly context: RouterContext }): Promise<void> => {
  const { loadContentMessages } = await import('@captain/content-react/list-kit')
  await loadCatalog(loadContentMessages, localeOf(context.prefix))
}
