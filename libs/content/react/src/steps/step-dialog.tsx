import { sessionQuery } from '@captain/auth-react'
import { transitionsFrom, asInt, type AnyField, type ErasedFieldMessages, type RecordAnswer, type State } from '@captain/content-core'
import { formatNumber, formatYen } from '@captain/locale'
import { FocusBack, StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { InputsContext } from '../fields/inputs-context.ts'
import { FieldRow } from '../form/fields/field-row.tsx'
import { FormContext } from '../form/form-context.ts'
import { failureOf, issuesIn } from '../form/save/failure.ts'
import { useStepWords } from '../form/save/step-words.ts'
import { INPUTS } from '../inputs.ts'
import { useLabels } from '../labels.ts'
import type { OpenStep } from './open-step.ts'
import { mostOf, NOTE } from './step-part.ts'
import classes from './steps.module.css'
import { useStepForm } from './use-step-form.ts'

type StepDialogProps = {
  readonly record: RecordAnswer
  readonly step: OpenStep
  readonly onClose: () => void
  readonly onTaken: (record: RecordAnswer) => void
  /** Reads the record anew, because somebody else has changed it meanwhile. */
  readonly onStale: () => Promise<RecordAnswer>
}

/** Asks before a step, with the fields that it takes and room for why. */
export const StepDialog = ({ record, step, onClose, onTaken, onStale }: StepDialogProps) => {
  const { t } = useLingui()
  const { contentType, client, locale } = useContent()
  const { fieldWords } = useLabels()
  const words = useStepWords()[step.name]
  const { data: session } = useQuery(sessionQuery)
  const describe = useFailureText()
  const form = useStepForm(record, step)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Read anew, the record may have gone where the step doesn't start.
  const isPossible = transitionsFrom(contentType.workflow, record.status ?? 'draft').includes(step.name)

  const fail = async (error: unknown) => {
    const issues = issuesIn(error)
    if (issues.length > 0) {
      form.refuse(issues)
      // What the small form has no field for is said in words.
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

  /** What a number may be at most is told before it is typed. */
  const wordsWithMost = (name: string, field: AnyField): ErasedFieldMessages => {
    const own = fieldWords(name)
    const max = mostOf(contentType, name, record)
    const number = asInt(field)
    if (number === null || max === null) return own
    const most = number.config.unit === 'yen' ? formatYen(max) : formatNumber(max)
    return { ...own, help: [own.help, t`上限は${most}です。`].filter((part) => part !== undefined).join(locale === 'ja' ? '' : ' ') }
  }

  const take = async () => {
    const brought = await form.ready()
    if (brought === null) return
    setRunning(true)
    setFailure(null)
    try {
      onTaken(await client.transition(record.id, record.lockVersion, step.name, brought))
    } catch (error) {
      await fail(error).catch((again: unknown) => setFailure(describe(again)))
      setRunning(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title={words.title} withCloseButton={false} centered closeOnClickOutside={false}>
      <FocusBack />
      <InputsContext value={INPUTS}>
        <FormContext value={form.shared}>
          <div className={classes.dialog}>
            <p className={classes.turn}>
              {record.state !== 'plain' && <StateDot state={record.state} />}
              {isPossible && (
                <>
                  <IconArrowRight size={16} aria-label={t`から`} />
                  <StateDot state={step.definition.to as Exclude<State, 'plain'>} />
                </>
              )}
            </p>
            {Object.entries(form.part.fields).map(([name, field]) => (
              <FieldRow
                key={`${name}-${field.required}`}
                field={field}
                path={name}
                words={
                  name === NOTE
                    ? { label: t`メモ`, help: t`履歴に残ります。お客様には表示されません。` }
                    : name === step.definition.stamps
                      ? { ...fieldWords(name), help: t`空欄の場合は、いまの時刻になります。` }
                      : wordsWithMost(name, field)
                }
              />
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
                <Button loading={isRunning} onClick={() => void take()}>
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
