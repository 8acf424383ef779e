import type { BulkAction, BulkSelection } from '@captain/content-core'
import { useDialogs } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useContentCache } from '../../queries.ts'
import { needsConfirmation, CONFIRM_THRESHOLD, type BulkActionOption } from './bulk-actions.ts'
import type { Chosen } from './chosen.ts'
import { countChosen, runPasses, type Outcome } from './run-passes.ts'
import { useBulkLabels } from './use-bulk-labels.ts'
import { useRecordNames } from './use-record-names.ts'
import { useOutcome } from './use-outcome.tsx'
import { useBulkEffects } from './use-bulk-effects.ts'
import { useRunning, type Running } from './use-running.tsx'

export type Bulk = {
  readonly running: Running | null
  /** The action whose confirmation is being prepared. */
  readonly asking: BulkActionOption | null
  /** Why the last action did not start or was aborted. */
  readonly failure: string | null
  readonly clear: () => void
  /** Counts the records now; if that fails, shows why and returns null. */
  readonly count: (option: BulkActionOption, action: BulkAction, choice: BulkSelection) => Promise<number | null>
  /** Asks for confirmation if the action needs one; null if nothing was done. */
  readonly perform: (option: BulkActionOption, action: BulkAction, chosen: Chosen) => Promise<Outcome | null>
  /** Runs without a confirmation. */
  readonly run: (option: BulkActionOption, action: BulkAction, chosen: Chosen, total: number) => Promise<Outcome>
}

/** Runs an action on many records of the current type: asks, runs in passes, reports, and offers to undo. */
export const useBulk = (): Bulk => {
  const { t } = useLingui()
  const { client, contentType } = useContent()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const failureText = useFailureText()
  const words = useBulkLabels()
  const { naming } = useRecordNames()
  const outcomeToasts = useOutcome()
  const { lost, effects } = useBulkEffects()
  const { running, begin, end } = useRunning()
  const [asking, setAsking] = useState<BulkActionOption | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const count: Bulk['count'] = async (option, action, choice) => {
    setFailure(null)
    setAsking(option)
    try {
      return await countChosen({ client, action, choice })
    } catch (error) {
      setFailure(failureText(error))
      return null
    } finally {
      setAsking(null)
    }
  }

  const run: Bulk['run'] = async (option, action, { choice, known }, total) => {
    setFailure(null)
    const going = begin(total, words[option]?.running ?? '')
    const outcome = await runPasses({ client, action, choice }, going)
    await cache.refresh()
    const isWatched = end(going)
    outcomeToasts.ended(option, outcome, known)
    if (outcome.error !== null) {
      const left = outcome.left
      const reason = failureText(outcome.error)
      const text = outcome.done === 0 ? reason : t`途中で止まりました。残りの${left}件は変更していません。${reason}`
      if (isWatched) setFailure(text)
      else outcomeToasts.brokenOff(option, text)
    }
    return outcome
  }

  return {
    running,
    asking,
    failure,
    clear: () => setFailure(null),
    count,
    run,
    perform: async (option, action, chosen) => {
      if ('ids' in chosen.choice && chosen.choice.ids.length === 0) {
        outcomeToasts.nothing()
        return null
      }
      const total = await count(option, action, chosen.choice)
      if (total === null) return null
      if (needsConfirmation(option, total) || lost(option, chosen) > 0) {
        const name = naming(total, chosen.known)
        const confirmed = await dialogs.confirm({
          title: words[option]?.title ?? '',
          body: words[option]?.body(name) ?? '',
          effects: effects(option, chosen, total),
          ...(total >= CONFIRM_THRESHOLD && { acknowledge: t`${name}を対象にすることを確認しました` }),
          confirmLabel: words[option]?.label ?? '',
          danger: option === 'delete' && contentType.deletable,
        })
        if (!confirmed) return null
      }
      return run(option, action, chosen, total)
    },
  }
}
