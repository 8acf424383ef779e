import { transitionsFrom, type RecordResponse } from '@captain/content-core'
import { RestoreFocus } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { InputsContext } from '../fields/inputs-context.ts'
import { FieldRow } from '../form/fields/field-row.tsx'
import { FormContext } from '../form/form-context.ts'
import { useTransitionLabels } from '../form/save/transition-labels.ts'
import { INPUTS } from '../inputs.ts'
import { SequencePath } from './sequence-path.tsx'
import { sequenceFor, type AvailableTransition } from './available-transition.ts'
import { StopChoice } from './stop-choice.tsx'
import classes from './transitions.module.css'
import { useFieldWords } from './use-field-words.ts'
import { useTransitionForm } from './use-transition-form.ts'
import { useTransitionRun } from './use-transition-run.ts'

type TransitionDialogProps = {
  readonly record: RecordResponse
  readonly step: AvailableTransition
  /** Fields for which the screen does not ask. */
  readonly omits: readonly string[]
  readonly onClose: () => void
  /** Called with the last transition that ran. */
  readonly onTaken: (record: RecordResponse, step: AvailableTransition) => void
  /** Reads the record again, because another user changed it concurrently. */
  readonly onStale: () => Promise<RecordResponse>
}

const PHONE = '(max-width: 48em)'

/** Confirms a transition, and those that may follow in the same act, with the fields for which they ask and a note. */
export const TransitionDialog = ({ record, step, omits, onClose, onTaken, onStale }: TransitionDialogProps) => {
  const { contentType, role } = useContent()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const words = useTransitionLabels()
  const [sequence] = useState(() => sequenceFor(contentType, step, role))
  const [length, setLength] = useState(1)
  const chosen = sequence.slice(0, length)
  const last = chosen.at(-1) ?? step
  const form = useTransitionForm(record, { all: sequence, chosen, omits })
  const wordsOf = useFieldWords(record, chosen)
  const { isRunning, failure, run } = useTransitionRun({
    record,
    steps: [step, ...chosen.slice(1)],
    form,
    onTaken: (after) => onTaken(after, last),
    onStale,
  })
  // After a conflict, the newer record may have a status that the transition does not start from.
  const isPossible = transitionsFrom(contentType.workflow, record.status ?? 'draft').includes(step.name)

  return (
    <Modal
      opened
      onClose={onClose}
      title={words[last.name].title}
      withCloseButton={false}
      centered
      fullScreen={isPhone}
      closeOnClickOutside={false}
    >
      <RestoreFocus />
      <InputsContext value={INPUTS}>
        <FormContext value={form.shared}>
          <div className={classes.dialog}>
            {sequence.length > 1 && isPossible && <StopChoice sequence={sequence} length={length} onLength={setLength} />}
            <SequencePath record={record} steps={isPossible ? chosen : []} />
            {Object.entries(form.part.fields).map(([name, field]) => (
              <FieldRow key={`${name}-${field.required}`} field={field} path={name} words={wordsOf(name, field)} />
            ))}
            {failure !== null && (
              <p className={classes.failure} role="alert">
                {failure}
              </p>
            )}
            <div className={classes.buttons}>
              <Button variant="default" onClick={onClose} disabled={isRunning}>
                {isPossible ? <Trans>キャンセル</Trans> : <Trans>閉じる</Trans>}
              </Button>
              {isPossible && (
                <Button loading={isRunning} onClick={() => void run()}>
                  {words[last.name].label}
                </Button>
              )}
            </div>
          </div>
        </FormContext>
      </InputsContext>
    </Modal>
  )
}
