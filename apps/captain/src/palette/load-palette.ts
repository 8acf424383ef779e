import { DEFAULT_LOCALE, isLocale } from '@captain/locale'
import { queryOptions } from '@tanstack/react-query'
import { i18n, loadCatalog } from '../i18n.ts'
import { loadPaletteMessages } from './load-palette-messages.ts'

/** Loads the code and messages of the palette. */
const loadPalette = async () => {
  const [dialogs] = await Promise.all([
    import('./palette-dialogs.tsx'),
    loadCatalog(loadPaletteMessages, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE),
  ])
  return dialogs.PaletteDialogs
}

/** Loaded once; asked for again after it could not be. */
export const paletteCode = queryOptions({
  queryKey: ['palette', 'code'],
  queryFn: loadPalette,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
})
