import { useContent } from '@captain/content-react'
import { loadI18n, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import { loadCatalog } from '../../load-catalog.ts'

/** Loads the texts of the public page in its language, which may differ from that of the interface; undefined until then. */
export const useCardTexts = (lang: Locale): I18n | undefined => {
  const { tenant } = useContent()
  return useQuery({ queryKey: [tenant.slug, 'card-texts', lang], staleTime: Infinity, queryFn: () => loadI18n(lang, loadCatalog) }).data
}
