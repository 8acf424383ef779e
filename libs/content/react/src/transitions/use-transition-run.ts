import { sessionQuery } from '@captain/auth-react'
import { runSequence, transitionsFrom, type RecordResponse, type Values } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { makeRandomKey } from '../form/random-key.ts'
import { failureOf, issuesIn } from '../form/save/failure.ts'
import type { AvailableTransition } from './available-transition.ts'
import type { useTransitionForm } from './use-transition-form.ts'

type TransitionRun = {
  readonly record: RecordResponse
  /** The transitions to run in one act. */
  readonly steps: readonly [AvailableTransition, ...AvailableTransition[]]
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

/** Returns a function that sends an act in one request; a repeated attempt with the same input has the same key. */
const useSendSequence = () => {
  const { tenant, contentType, client, http } = useContent()
  const [keys] = useState(() => new Map<string, string>())
  return ({ id, lockVersion }: RecordResponse, [first, ...others]: TransitionRun['steps'], input: Values) => {
    if (others.length === 0) return client.transition(id, lockVersion, first.name, input)
    const transitions = [first, ...others].map(({ name }) => name)
    const sent = JSON.stringify([lockVersion, transitions, input])
    const idempotencyKey = keys.get(sent) ?? makeRandomKey()
    keys.set(sent, idempotencyKey)
    return runSequence(http, { tenant: tenant.slug, type: contentType.name, id, lockVersion, transitions, input, idempotencyKey })
  }
}

/** Sends an act with the values of its form, and explains a refusal. */
export const useTransitionRun = ({ record, steps, form, onTaken, onStale }: TransitionRun): RunningTransition => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const send = useSendSequence()
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
    const isStillPossible = transitionsFrom(contentType.workflow, newer.status ?? 'draft').includes(steps[0].name)
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
      onTaken(await send(record, steps, values))
    } catch (error) {
      await fail(error).catch((again: unknown) => setFailure(describe(again)))
      setRunning(false)
    }
  }

  return { isRunning, failure, run }
}
