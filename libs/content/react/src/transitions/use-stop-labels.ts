import type { Transition } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useTransitionLabels } from '../form/save/transition-labels.ts'

type StopLabels = { readonly only: string; readonly last?: string }

/** Returns how far an act goes if a transition is its last: as its only one, or after others. */
export const useStopLabels = (): ((last: Transition, isOnly: boolean) => string) => {
  const { t } = useLingui()
  const words = useTransitionLabels()
  const labels: Readonly<Partial<Record<Transition, StopLabels>>> = {
    markPaid: { only: t`入金だけ確認` },
    prepare: { only: t`発送準備だけ`, last: t`発送準備まで` },
  }
  return (last, isOnly) => labels[last]?.[isOnly ? 'only' : 'last'] ?? words[last].label
}
