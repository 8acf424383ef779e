import { replyForm } from '@captain/content-core'
import { useShortcuts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useContent } from '../../../content-context.tsx'
import { InputsContext } from '../../../fields/inputs-context.ts'
import { FieldRow } from '../../../form/fields/field-row.tsx'
import { FormContext } from '../../../form/form-context.ts'
import { INPUTS } from '../../../inputs.ts'
import type { ComposerProps } from './composer-props.ts'
import { FinishChoice } from './finish-choice.tsx'
import classes from './reply.module.css'
import { useEntered } from './use-entered.ts'
import { useSending } from './use-sending.tsx'

const BLANK = { body: null, isFinished: false }

/** Notes how somebody was answered by phone, fax or in person. */
export const CallNote = ({ record, start, onEntered, onClose, onSent }: ComposerProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { form, isOn, turn } = useEntered({ record, way: 'phone', blank: BLANK, start, onEntered, caret: 0 })
  const { isSending, failure, send } = useSending(record, onSent)
  const type = replyForm(contentType, 'phone')
  const note = async () => {
    const values = await form.checked(() => type)
    if (values === null) return
    form.refuse(await send({ way: 'phone', body: String(values['body']), isFinished: isOn('isFinished') }))
  }
  useShortcuts([{ keys: 'mod+Enter', run: () => void note(), inInputs: true }])
  return (
    <section className={classes.composer} aria-label={t`返信を記録`}>
      <h2 className={classes.title}>
        <Trans>返信を記録</Trans>
      </h2>
      <InputsContext value={INPUTS}>
        <FormContext value={form.shared}>
          {Object.entries(type.fields).map(([name, field]) => (
            <FieldRow
              key={name}
              field={field}
              path={name}
              words={{ label: t`話した内容`, help: t`電話などで返信した内容を残します。お客様には送信されません。` }}
            />
          ))}
        </FormContext>
      </InputsContext>
      <FinishChoice record={record} isOn={isOn('isFinished')} onTurn={(value) => turn('isFinished', value)} />
      {failure !== null && (
        <div className={classes.failure} role="alert">
          {failure}
        </div>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          <Trans>閉じる</Trans>
        </Button>
        <Button loading={isSending} onClick={() => void note()} aria-keyshortcuts="Control+Enter Meta+Enter">
          <Trans>記録する</Trans>
        </Button>
      </div>
    </section>
  )
}
