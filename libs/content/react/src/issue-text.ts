import type { Issue } from '@captain/http-core'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useTenantContent } from './content-context.tsx'
import { usePathLabel } from './path-label.ts'

/** Rules that only report a missing value; the field name completes the message. */
const MISSING: ReadonlySet<string> = new Set(['required', 'defined', 'notNull', 'requiredInput', 'requiredSelect', 'requiredObjectSelect'])

/** Returns the server's issues with the names of their fields, for places where those fields are not on screen. */
export const useIssueText = (): ((issues: readonly Issue[]) => string) => {
  const { t } = useLingui()
  const { locale } = useTenantContent()
  const labelOf = usePathLabel()
  return useCallback(
    (issues) => {
      const quoted = (path: string): string => {
        const label = labelOf(path)
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
    [labelOf, locale, t],
  )
}
