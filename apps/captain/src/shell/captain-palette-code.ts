import { DEFAULT_LOCALE, isLocale } from '@captain/locale'
import { paletteCode } from '@captain/platform-react/frame'
import { loadPaletteMessages } from '@captain/platform-react/messages'
import { i18n, loadCatalog } from '../i18n.ts'

/** Query of the palette's code, with its messages in the language of the page. */
export const captainPaletteCode = paletteCode(() => loadCatalog(loadPaletteMessages, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE))
