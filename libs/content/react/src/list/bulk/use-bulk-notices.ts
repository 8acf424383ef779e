import { TRANSITION_NAMES } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useTransitionNotices } from '../../form/save/use-transition-notices.ts'
import type { BulkActionOption } from './bulk-actions.ts'
import type { Chosen } from './chosen.ts'

/** Returns further effects of a bulk action for its confirmation; all possible effects if the records are not loaded. */
export const useBulkNotices = (): ((option: BulkActionOption, chosen: Chosen) => readonly string[]) => {
  const { t } = useLingui()
  const { contentType, words } = useContent()
  const noticesOf = useTransitionNotices()
  return (option, { choice, known }) => {
    const step = TRANSITION_NAMES.find((name) => name === option)
    if (step === undefined || contentType.transitions[step]?.notices === undefined) return []
    if (!('ids' in choice)) return Object.values(words.notices ?? {}).map((text) => t`当てはまるもの：${text}`)
    const texts = known.flatMap((record) => noticesOf(step, record))
    return [...new Set(texts)].map((text) => {
      const count = texts.filter((one) => one === text).length
      return count === known.length ? text : t`うち${count}件：${text}`
    })
  }
}
