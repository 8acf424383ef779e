import { transitionsFrom, type AnyField, type ErasedFieldMessages, type RecordResponse, asInt } from '@captain/content-core'
import { formatNumber, formatYen } from '@captain/locale'
import { isStateName, RestoreFocus, StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { InputsContext } from '../fields/inputs-context.ts'
import { FieldRow } from '../form/fields/field-row.tsx'
import { FormContext } from '../form/form-context.ts'
import { useTransitionLabels } from '../form/save/transition-labels.ts'
import { INPUTS } from '../inputs.ts'
import { useLabels } from '../labels.ts'
import type { AvailableTransition } from './available-transition.ts'
import { maxOf, NOTE } from './transition-form-type.ts'
import classes from './transitions.module.css'
import { useTransitionForm } from './use-transition-form.ts'
import { useTransitionRun } from './use-transition-run.ts'

type StepDialogProps = {
  readonly record: RecordResponse
  readonly step: AvailableTransition
  readonly onClose: () => void
  readonly onTaken: (record: RecordResponse) => void
  /** Reads the record again, because another user changed it concurrently. */
  readonly onStale: () => Promise<RecordResponse>
}

/** The labels of the fields in the form of a transition, with the help texts that apply only there. */
const useFieldWords = (record: RecordResponse, step: AvailableTransition): ((name: string, field: AnyField) => ErasedFieldMessages) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldWords } = useLabels()
  return (name, field) => {
    if (name === NOTE) return { label: t`メモ`, help: t`履歴に残ります。お客様には表示されません。` }
    const own = fieldWords(name)
    if (name === step.definition.setsTimestamp) return { ...own, help: t`空欄の場合は、いまの時刻になります。` }
    const max = maxOf(contentType, name, record)
    const number = asInt(field)
    if (number === null || max === null) return own
    // The maximum is shown before a number is typed.
    const limit = number.config.unit === 'yen' ? formatYen(max) : formatNumber(max)
    return { ...own, help: [own.help, t`上限は${limit}です。`].filter((part) => part !== undefined).join(locale === 'ja' ? '' : ' ') }
  }
}

/** Confirms a transition, with the fields that it accepts and a note. */
export const TransitionDialog = ({ record, step, onClose, onTaken, onStale }: StepDialogProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const words = useTransitionLabels()[step.name]
  const form = useTransitionForm(record, step)
  const wordsOf = useFieldWords(record, step)
  const { isRunning, failure, run } = useTransitionRun({ record, step, form, onTaken, onStale })
  // After a conflict, the newer record may have a status that the transition does not start from.
  const isPossible = transitionsFrom(contentType.workflow, record.status ?? 'draft').includes(step.name)

  return (
    <Modal opened onClose={onClose} title={words.title} withCloseButton={false} centered closeOnClickOutside={false}>
      <RestoreFocus />
      <InputsContext value={INPUTS}>
        <FormContext value={form.shared}>
          <div className={classes.dialog}>
            <p className={classes.turn}>
              {record.state !== 'plain' && <StateDot state={record.state} />}
              {isPossible && (
                <>
                  <IconArrowRight size={16} aria-label={t`から`} />
                  {isStateName(step.definition.to) && <StateDot state={step.definition.to} />}
                </>
              )}
            </p>
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
                  {words.label}
                </Button>
              )}
            </div>
          </div>
        </FormContext>
      </InputsContext>
    </Modal>
  )
}
