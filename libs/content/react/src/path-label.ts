import { joinWords } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useTenantContent } from './content-context.tsx'
import { useLabels } from './labels.ts'

/**
 * Returns what a path is called: 名前, 名前（英語）, サイズ（1行目、サイズ名）. Japanese is not named, since every record has it.
 */
export const usePathLabel = (): ((path: string) => string) => {
  const { t } = useLingui()
  const { locale } = useTenantContent()
  const { fieldWords } = useLabels()
  return useCallback(
    (path) => {
      const [name = '', ...inner] = path.split('.')
      let words = fieldWords(name)
      const field = words.label
      const details = inner.flatMap((part) => {
        if (part === 'ja') return []
        if (part === 'en') return [t`英語`]
        if (/^\d+$/.test(part)) {
          const place = Number(part) + 1
          return [t`${place}行目`]
        }
        words = words.fields?.[part] ?? { label: part }
        return [words.label]
      })
      const detail = joinWords(locale, details)
      return detail === '' ? field : t`${field}（${detail}）`
    },
    [fieldWords, locale, t],
  )
}
