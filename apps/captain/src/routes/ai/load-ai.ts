import { loadCatalog } from '../../i18n.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { loadAiMessages } from './load-ai-messages.ts'

/** Loads the messages of the AI tools in the language of the page. */
export const loadAi = ({ context }: { readonly context: RouterContext }): Promise<void> =>
  loadCatalog(loadAiMessages, localeOf(context.prefix))
