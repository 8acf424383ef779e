import { sessionQuery } from '@captain/auth-react'
import { transitionsFrom, type RecordResponse } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { failureOf, issuesIn } from '../form/save/failure.ts'
import type { AvailableTransition } from './available-transition.ts'
import type { useTransitionForm } from './use-transition-form.ts'

type TransitionRun = {
  readonly record: RecordResponse
  readonly step: AvailableTransition
  readonly form: ReturnType<typeof useTransitionForm>
  readonly onTaken: (record: RecordResponse) => void
  /** Reads the record again after a conflict. */
  readonly onStale: () => Promise<RecordResponse>
}

type RunningTransition = {
  readonly isRunning: boolean
  /** Why the last attempt failed. */
  readonly failure: string | null
  readonly run: () => Promise<void>
}

/** Sends a transition with the values of its form, and explains a refusal. */
export const useTransitionRun = ({ record, step, form, onTaken, onStale }: TransitionRun): RunningTransition => {
  const { t } = useLingui()
  const { contentType, client } = useContent()
  const { data: session } = useQuery(sessionQuery)
  const describe = useFailureText()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const fail = async (error: unknown) => {
    const issues = issuesIn(error)
    if (issues.length > 0) {
      form.refuse(issues)
      // Shows issues as text if the small form has no field for them.
      const elsewhere = issues.some(({ path }) => !((path.split('.')[0] ?? '') in form.part.fields))
      return setFailure(elsewhere ? describe(error) : null)
    }
    const { kind } = failureOf(error)
    if (kind !== 'conflict' && kind !== 'illegal') return setFailure(describe(error))
    const newer = await onStale()
    const isStillPossible = transitionsFrom(contentType.workflow, newer.status ?? 'draft').includes(step.name)
    const isOwn = session?.user.id !== undefined && session.user.id === newer.updatedBy?.id
    if (isStillPossible) {
      return setFailure(
        isOwn
          ? t`別のタブで先に更新しました。画面に最新の内容を表示しています。確認してから、もう一度実行してください。`
          : t`ほかの人が先に更新しました。画面に最新の内容を表示しています。確認してから、もう一度実行してください。`,
      )
    }
    return setFailure(
      isOwn
        ? t`別のタブで先に状態を変えたため、この操作はできません。閉じて、いまの状態を確認してください。`
        : t`ほかの人が先に状態を変えたため、この操作はできません。閉じて、いまの状態を確認してください。`,
    )
  }

  const run = async () => {
    const values = await form.ready()
    if (values === null) return
    setRunning(true)
    setFailure(null)
    try {
      onTaken(await client.transition(record.id, record.lockVersion, step.name, values))
    } catch (error) {
      await fail(error).catch((again: unknown) => setFailure(describe(again)))
      setRunning(false)
    }
  }

  return { isRunning, failure, run }
}
