import type { ImportCorrection, ImportPreview, ImportResult, ImportPlan, ImportUpload } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useFailureText } from '../../../failure-text.ts'
import { useContentCache } from '../../../queries.ts'
import { planFor } from './plan-problems.ts'
import { refusedCheck } from './refused-check.ts'

export type ImportFlowStep = 'file' | 'plan' | 'check' | 'done'

export type ImportFlow = {
  readonly step: ImportFlowStep
  readonly start: ImportUpload | null
  readonly plan: ImportPlan | null
  readonly check: ImportPreview | null
  readonly done: ImportResult | null
  /** The step in progress. */
  readonly busy: 'sending' | 'checking' | 'saving' | null
  readonly failure: string | null
  readonly send: (file: File) => Promise<void>
  readonly change: (plan: Partial<ImportPlan>) => void
  /** Corrects a cell; the next check or import uses it. */
  readonly correct: (correction: ImportCorrection) => void
  /** Number of corrections since the last check. */
  readonly unchecked: number
  readonly look: () => Promise<void>
  readonly save: (skipInvalid: boolean) => Promise<void>
  readonly back: () => void
}

/** Adds a correction, which replaces an earlier one of the same cell. */
const corrected = (plan: ImportPlan, correction: ImportCorrection): ImportPlan => {
  const others = (plan.corrections ?? []).filter(({ row, column }) => row !== correction.row || column !== correction.column)
  return { ...plan, corrections: [...others, correction] }
}

const BEFORE: Readonly<Record<ImportFlowStep, ImportFlowStep>> = { file: 'file', plan: 'file', check: 'plan', done: 'done' }

/** Asks the browser to warn before the user leaves the page. */
const useUnloadWarning = (hasWork: boolean): void =>
  useEffect(() => {
    if (!hasWork) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasWork])

/** Imports records from a file in steps. Going back keeps the input, and only the last step saves. */
export const useImport = (): ImportFlow => {
  const { t } = useLingui()
  const { client } = useContent()
  const cache = useContentCache()
  const failureText = useFailureText()
  const [step, setStep] = useState<ImportFlowStep>('file')
  const [start, setStart] = useState<ImportUpload | null>(null)
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [check, setCheck] = useState<ImportPreview | null>(null)
  const [done, setDone] = useState<ImportResult | null>(null)
  const [busy, setBusy] = useState<ImportFlow['busy']>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [checked, setChecked] = useState<ImportPlan | null>(null)
  const isRunning = useRef(false)

  useUnloadWarning(start !== null && done === null)
  /** Runs one step at a time, however often its button is pressed. */
  const take = async (what: NonNullable<ImportFlow['busy']>, work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(what)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      const isGone = error instanceof HttpError && error.status === 404 && what !== 'sending'
      setFailure(isGone ? t`ファイルをお預かりできる1時間が過ぎました。戻って、もう一度ファイルを選んでください。` : failureText(error))
    } finally {
      isRunning.current = false
      setBusy(null)
    }
  }

  return {
    step,
    start,
    plan,
    check,
    done,
    busy,
    failure,
    send: (file) =>
      take('sending', async () => {
        const sent = await client.startImport(file)
        setPlan({ ...planFor(sent, start === null || plan === null ? null : { start, plan }), corrections: [] })
        setStart(sent)
        setStep('plan')
      }),
    change: (changed) => setPlan((now) => (now === null ? null : { ...now, ...changed })),
    correct: (correction) => setPlan((now) => now && corrected(now, correction)),
    unchecked: (plan?.corrections ?? []).filter((one) => checked?.corrections?.includes(one) !== true).length,
    look: () =>
      take('checking', async () => {
        if (start === null || plan === null) return
        setCheck(await client.checkImport(start.id, plan))
        setChecked(plan)
        setStep('check')
      }),
    save: (skipInvalid) =>
      take('saving', async () => {
        if (start === null || plan === null) return
        try {
          setDone(await client.applyImport(start.id, { ...plan, skipInvalid }))
          setStep('done')
          await cache.refresh()
        } catch (error) {
          // Something changed since the preview.
          const refused = refusedCheck(error)
          if (refused !== null) setCheck(refused)
          throw error
        }
      }),
    back: () => {
      setFailure(null)
      setStep(BEFORE[step])
    },
  }
}
