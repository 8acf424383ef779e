import type { AnyRecord } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { quotedTitle } from '../../failure-text.ts'

export type RecordNames = {
  /** 「ブレンド」 for one record whose name is loaded, else 12件. */
  naming(count: number, known?: readonly AnyRecord[]): string
  nameOf(record: AnyRecord): string
}

/** Returns the names of records for use in sentences. */
export const useRecordNames = (): RecordNames => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  return useMemo(() => {
    const nameOf = (record: AnyRecord) => {
      const title = quotedTitle(contentType, record, locale)
      return t`「${title}」`
    }
    return {
      nameOf,
      naming: (count, known = []) => {
        const [first] = known
        if (count === 1 && known.length === 1 && first !== undefined) return nameOf(first)
        const shown = formatNumber(count)
        return t`${plural(count, { other: `${shown}件` })}`
      },
    }
  }, [contentType, locale, t])
}
