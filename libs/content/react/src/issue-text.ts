import type { Issue } from '@captain/http-core'
import { joinWords } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from './content-context.tsx'
import { useLabels } from './labels.ts'

/** Rules that only report a missing value; the field name completes the message. */
const MISSING: ReadonlySet<string> = new Set(['required', 'defined', 'notNull', 'requiredInput', 'requiredSelect', 'requiredObjectSelect'])

/** Returns the server's issues with the names of their fields, for places where those fields are not on screen. */
export const useIssueText = (): ((issues: readonly Issue[]) => string) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { fieldWords } = useLabels()
  return useCallback(
    (issues) => {
      /** 「名前」, 「名前（英語）」, 「サイズ（1行目、サイズ名）」. Japanese is not named, since every record has it. */
      const quoted = (path: string): string => {
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
        const label = detail === '' ? field : t`${field}（${detail}）`
        return t`「${label}」`
      }
      const named = (paths: ReadonlySet<string>) => [...new Set([...paths].map(quoted))].join(locale === 'ja' ? '' : ', ')
      const missing = new Set<string>()
      const wrong = new Map<string, Set<string>>()
      for (const { path, rule, message } of issues) {
        if (path !== '' && MISSING.has(rule)) missing.add(path)
        else wrong.set(message, (wrong.get(message) ?? new Set()).add(path))
      }
      const sentences = [...wrong].map(([message, paths]) => {
        if (paths.has('')) return message
        const fields = named(paths)
        return t`${fields}：${message}`
      })
      const fields = named(missing)
      return [...(fields === '' ? [] : [t`${fields}を入力してください。`]), ...sentences].join(locale === 'ja' ? '' : ' ')
    },
    [fieldWords, locale, t],
  )
}
