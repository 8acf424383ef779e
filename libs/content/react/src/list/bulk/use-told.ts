import { TRANSITION_NAMES } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useStepTells } from '../../form/save/use-step-tells.ts'
import type { BulkAct } from './bulk-acts.ts'
import type { Chosen } from './chosen.ts'

/** Returns further effects of a bulk action for its confirmation; all possible effects if the records are not loaded. */
export const useTold = (): ((act: BulkAct, chosen: Chosen) => readonly string[]) => {
  const { t } = useLingui()
  const { contentType, words } = useContent()
  const tells = useStepTells()
  return (act, { choice, known }) => {
    const step = TRANSITION_NAMES.find((name) => name === act)
    if (step === undefined || contentType.steps[step]?.tells === undefined) return []
    if (!('ids' in choice)) return Object.values(words.tells ?? {}).map((text) => t`当てはまるもの：${text}`)
    const texts = known.flatMap((record) => tells(step, record))
    return [...new Set(texts)].map((text) => {
      const count = texts.filter((one) => one === text).length
      return count === known.length ? text : t`うち${count}件：${text}`
    })
  }
}
