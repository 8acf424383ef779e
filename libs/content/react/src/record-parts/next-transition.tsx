import { missingForTransition, type AnyRecord, type RecordResponse } from '@captain/content-core'
import { lazyPart } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useTransitionLabels } from '../form/save/transition-labels.ts'
import { useRecordToasts } from '../list/record-actions/use-record-toasts.tsx'
import { useNavigateTo } from '../navigation.tsx'
import { useContentCache } from '../queries.ts'
import type { AvailableTransition } from '../transitions/available-transition.ts'
import { needsToConfirm } from '../transitions/needs-to-confirm.ts'
import { useDoneToast } from '../transitions/use-done-toast.ts'

const Dialog = lazyPart(async () => (await import('../transitions/transition-dialog.tsx')).TransitionDialog, { isOverlay: true })

/** Lists leave nothing out of the form of a transition. */
const NONE: readonly string[] = []

type NextTransitionProps = {
  readonly record: AnyRecord
  readonly step: AvailableTransition
  /** Path of the record's screen, if only that has the inputs of the transition. */
  readonly formAt: string | null
}

/** A button that takes a record one step further: at once if that needs no input, otherwise after the small form of the step. */
export const NextTransition = ({ record, step, formAt }: NextTransitionProps) => {
  const { t } = useLingui()
  const { contentType, client } = useContent()
  const cache = useContentCache()
  const go = useNavigateTo()
  const { nameOf, showFailure } = useRecordToasts()
  const showDone = useDoneToast()
  const { label } = useTransitionLabels()[step.name]
  const [isRunning, setRunning] = useState(false)
  const [asked, setAsked] = useState<RecordResponse | null>(null)

  const taken = async (before: RecordResponse, after: RecordResponse, last = step) => {
    setAsked(null)
    showDone(last, before, after)
    await cache.saved(after)
  }
  const run = async () => {
    setRunning(true)
    try {
      // Rows have only the fields of the list.
      const whole = await client.get(record.id)
      const isFree = !needsToConfirm(contentType.workflow) && missingForTransition(contentType, step.name, whole).length === 0
      if (isFree) await taken(whole, await client.transition(whole.id, whole.lockVersion, step.name))
      else if (formAt === null) setAsked(whole)
      else await go(formAt)
    } catch (failure) {
      const name = nameOf(record)
      showFailure(record, failure, t`${name}を変更できませんでした`)
      await cache.refresh()
    }
    setRunning(false)
  }
  const reread = async () => {
    const latest = await client.get(record.id)
    setAsked(latest)
    return latest
  }
  return (
    <>
      <Button size="xs" variant="default" loading={isRunning} onClick={() => void run()}>
        {label}
      </Button>
      {asked !== null && (
        <Dialog
          record={asked}
          step={step}
          omits={NONE}
          onClose={() => setAsked(null)}
          onTaken={(after, last) => void taken(asked, after, last)}
          onStale={reread}
        />
      )}
    </>
  )
}
