import { useContent } from '@captain/content-react'
import { loadI18n, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import { loadCatalog } from '../../load-catalog.ts'

/** The texts of documents by language. */
export type PaperTexts = Readonly<Record<Locale, I18n>>

/** Loads the texts of documents in both languages. */
export const loadPaperTexts = async (): Promise<PaperTexts> => {
  const [ja, en] = await Promise.all([loadI18n('ja', loadCatalog), loadI18n('en', loadCatalog)])
  return { ja, en }
}

/** Returns the texts of documents, in the customer's language; undefined until they are loaded. */
export const usePaperTexts = (enabled: boolean): PaperTexts | undefined => {
  const { tenant } = useContent()
  return useQuery({ queryKey: [tenant.slug, 'paper-texts'], enabled, staleTime: Infinity, queryFn: loadPaperTexts }).data
}
