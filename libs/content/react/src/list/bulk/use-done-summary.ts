import type { AnyRecord } from '@captain/content-core'
import { formatShortMoment } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'
import type { BulkActionOption } from './bulk-actions.ts'
import type { Outcome } from './run-passes.ts'
import { useBulkLabels } from './use-bulk-labels.ts'
import { useRecordNames } from './use-record-names.ts'

type DoneSummary = (option: BulkActionOption, outcome: Pick<Outcome, 'done' | 'scheduled'>, changed: readonly AnyRecord[]) => string

/** Returns what a bulk action has done: what is public, or no longer public, apart from what was only scheduled. */
export const useDoneSummary = (): DoneSummary => {
  const { t } = useLingui()
  const { locale } = useContent()
  const words = useBulkLabels()
  const { naming } = useRecordNames()
  return useCallback<DoneSummary>(
    (option, { done, scheduled }, changed) => {
      const label = words[option]
      if (label?.scheduled === undefined || scheduled === 0) return label?.done(naming(done, changed)) ?? ''
      if (scheduled < done) {
        const parts = [label.done(naming(done - scheduled)), label.scheduled(naming(scheduled))]
        return parts.join(locale === 'ja' ? '。' : '. ')
      }
      const name = naming(done, changed)
      const start = option === 'publish' ? changed[0]?.['publishFrom'] : null
      if (typeof start !== 'string') return label.scheduled(name)
      const moment = formatShortMoment(locale, start)
      return t`${name}を${moment}に公開予約しました`
    },
    [locale, naming, t, words],
  )
}
