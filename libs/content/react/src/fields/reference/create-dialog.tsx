import { initialValues, type AnyContentType, type RecordResponse, type Values } from '@captain/content-core'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { OtherTypeContent, useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { FieldRow } from '../../form/fields/field-row.tsx'
import { focusPath } from '../../form/focus-path.ts'
import { FormContext } from '../../form/form-context.ts'
import { makeRandomKey } from '../../form/random-key.ts'
import { issuesIn } from '../../form/save/failure.ts'
import { pickValues } from '../../form/values/record-values.ts'
import { useLabels } from '../../labels.ts'
import { useContentCache } from '../../queries.ts'
import { requiredNames } from './creatable.ts'
import classes from './create-dialog.module.css'
import { useSmallForm } from './use-small-form.ts'

type CreateDialogProps = {
  readonly type: AnyContentType
  /** The search text that found nothing. */
  readonly name: string
  readonly onClose: () => void
  readonly onCreated: (record: RecordResponse) => void
}

const startOf = (type: AnyContentType, name: string): Values => {
  const values = initialValues(type, { accountName: '', now: new Date() })
  if (name === '') return values
  const title = type.fields[type.title]?.localized === true ? { ja: name, en: null } : name
  return { ...values, [type.title]: title }
}

const CreateForm = ({ type, name, onClose, onCreated }: CreateDialogProps) => {
  const { client } = useContent()
  const { typeName, fieldWords } = useLabels()
  const cache = useContentCache()
  const describe = useFailureText()
  const [start] = useState(() => startOf(type, name))
  const { shared, store, checks, issues, flush } = useSmallForm(type, start)

  const [key] = useState(makeRandomKey)
  const [shown, setShown] = useState(() => requiredNames(type))
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Adds fields to the small form if they have issues. */
  const show = (paths: readonly string[]) => {
    const names = paths.map((path) => path.split('.')[0] ?? path)
    setShown((before) => [...new Set([...before, ...names])])
    focusPath(shared.formId, issues)
  }

  const create = async () => {
    await flush()
    const found = checks.all()
    if (found.length > 0) return show(found.map(({ path }) => path))
    setRunning(true)
    setFailure(null)
    try {
      const values = store.all()
      const names = Object.keys(values).filter((field) => type.fields[field]?.inForm === true && values[field] !== null)
      const made = await client.create(pickValues(values, names), { idempotencyKey: key })
      void cache.refresh()
      onCreated(made)
    } catch (error) {
      const refused = issuesIn(error)
      issues.set(refused.map((issue) => ({ ...issue, source: 'server' })))
      if (refused.length > 0) show(refused.map(({ path }) => path))
      else setFailure(describe(error))
      setRunning(false)
    }
  }

  return (
    <FormContext value={shared}>
      <div className={classes.form}>
        {shown.map((field) => {
          const declared = type.fields[field]
          return declared === undefined ? null : <FieldRow key={field} field={declared} path={field} words={fieldWords(field)} />
        })}
        <p className={classes.note}>
          <Trans>ほかの項目は、あとから{typeName}の編集画面で入力できます。</Trans>
        </p>
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button loading={isRunning} onClick={() => void create()}>
            <Trans>作成して選ぶ</Trans>
          </Button>
        </div>
      </div>
    </FormContext>
  )
}

/** Creates a record of another type without leaving the form. Shows only the required fields. */
export const CreateDialog = (props: CreateDialogProps) => {
  const { t } = useLingui()
  const { typeName } = useLabels(props.type.name)
  return (
    <Modal opened onClose={props.onClose} title={t`${typeName}の新規作成`} withCloseButton={false} centered closeOnClickOutside={false}>
      <RestoreFocus />
      <OtherTypeContent type={props.type}>
        <CreateForm {...props} />
      </OtherTypeContent>
    </Modal>
  )
}
