import type { AnyRecord, BulkFailure } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useIssueText } from '../../issue-text.ts'
import { useContentCache } from '../../queries.ts'
import { Holders } from '../../references/uses-before-removal.tsx'
import { FailureList } from '../failure-list.tsx'
import type { BulkActionOption } from './bulk-actions.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { createRun } from './run.ts'
import { runUndo, type Outcome } from './run-passes.ts'
import { useBulkLabels } from './use-bulk-labels.ts'
import { useDoneSummary } from './use-done-summary.ts'
import { useRecordNames } from './use-record-names.ts'

/** Whether a record was skipped because its state does not allow the transition, which is no error. */
const isPassedOver = ({ code }: BulkFailure): boolean => code === 'illegal-transition'

/** Number of records from which an undo shows its progress. */
const SLOW_UNDO = 200

export type ShowOutcome = {
  ended(option: BulkActionOption, outcome: Outcome, known: readonly AnyRecord[]): void
  brokenOff(option: BulkActionOption, reason: string): void
  /** Reports that the action would change none of them. */
  nothing(): void
  /** Undoes an operation on the given number of records, and reports the result. */
  undo(operation: string, count: number): Promise<void>
}

/** Reports the result of a bulk action: how many records are done, with an undo, and which failed, with reasons. */
export const useOutcome = (): ShowOutcome => {
  const { t } = useLingui()
  const content = useContent()
  const toasts = useToasts()
  const cache = useContentCache()
  const failureText = useFailureText()
  const issueText = useIssueText()
  const words = useBulkLabels()
  const { naming } = useRecordNames()
  const summaryOf = useDoneSummary()

  return useMemo<ShowOutcome>(() => {
    const { client, locale } = content
    const nameOf = ({ title, id }: BulkFailure) => title[locale] ?? title.ja ?? id
    const reasonOf = ({ issues, message, usedBy }: BulkFailure): ReactNode => {
      if (usedBy !== undefined) return <Holders users={usedBy.first} count={usedBy.count} content={content} />
      return issues.length > 0 ? issueText(issues) : message
    }
    const report = (failed: readonly BulkFailure[], summary: (name: string) => string) => {
      const [first] = failed
      if (first === undefined) return
      const list = failed.map((one) => ({ id: one.id, name: nameOf(one), reason: reasonOf(one) }))
      const name = nameOf(first)
      toasts.error({
        summary: summary(failed.length === 1 ? t`「${name}」` : naming(failed.length)),
        detail: <FailureList failed={list} content={content} />,
      })
    }

    const undo = async (operation: string, count: number) => {
      const run = createRun(count)
      const group = `undo-${operation}`
      const summary = t`元に戻しています`
      if (count > SLOW_UNDO) toasts.info({ group, summary, detail: <BulkProgress run={run} />, life: null, closable: false })
      const { done, failed, left, error } = await runUndo(client, operation, run)
      toasts.close(group)
      await cache.refresh()
      const name = naming(done)
      if (done > 0) toasts.success({ summary: t`${name}を元に戻しました` })
      report(failed, (names) => t`${names}を元に戻せませんでした`)
      if (error !== null || left > 0)
        toasts.error({
          summary: t`すべては元に戻せませんでした`,
          detail: error === null ? null : failureText(error),
          action: { label: t`元に戻す操作をやり直す`, onClick: () => undo(operation, left) },
        })
    }

    const details = (passedOver: number, left: number): ReactNode => {
      const over = naming(passedOver)
      const rest = naming(left)
      const lines = [
        ...(passedOver > 0 ? [t`この操作の対象ではない${over}は、そのままです。`] : []),
        ...(left > 0 ? [t`中止したため、残りの${rest}は変更していません。`] : []),
      ]
      return lines.length === 0 ? undefined : lines.join(locale === 'ja' ? '' : ' ')
    }

    const ended: ShowOutcome['ended'] = (option, outcome, known) => {
      const { done, failed, operation, left, error } = outcome
      const passedOver = failed.filter(isPassedOver).length
      const detail = details(passedOver, error === null ? left : 0)
      const changed = done === 1 ? known.filter(({ id }) => failed.every((one) => one.id !== id)) : []
      if (done > 0)
        toasts.success({
          summary: summaryOf(option, outcome, changed),
          ...(detail !== undefined && { detail }),
          ...(operation !== null && { action: { label: t`元に戻す`, onClick: () => undo(operation, done) } }),
        })
      else if (detail !== undefined) toasts.info({ summary: t`変更はありません`, detail })
      report(
        failed.filter((one) => !isPassedOver(one)),
        (name) => words[option]?.failed(name) ?? '',
      )
    }
    const nothing = () => void toasts.info({ summary: t`選択した記録に、この操作の対象はありません` })
    return { ended, undo, nothing, brokenOff: (option, reason) => void toasts.error({ summary: words[option]?.title, detail: reason }) }
  }, [cache, content, failureText, issueText, naming, summaryOf, t, toasts, words])
}
