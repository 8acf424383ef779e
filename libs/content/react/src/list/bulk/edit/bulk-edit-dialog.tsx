import { workflowOf, type AnyRecord, type Values } from '@captain/content-core'
import { FocusBack } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, CloseButton, Modal, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { InputsContext } from '../../../fields/inputs-context.ts'
import { FieldRow } from '../../../form/fields/field-row.tsx'
import { focusField } from '../../../form/focus-path.ts'
import { FormContext } from '../../../form/form-context.ts'
import { INPUTS } from '../../../inputs.ts'
import { useLabels } from '../../../labels.ts'
import { LARGE } from '../bulk-acts.ts'
import { useNaming } from '../use-naming.ts'
import classes from './bulk-edit-dialog.module.css'
import { editableFields } from './editable-fields.ts'
import { useBulkForm } from './use-bulk-form.ts'

export type BulkEditDialogProps = {
  readonly total: number
  readonly known: readonly AnyRecord[]
  readonly onClose: () => void
  readonly onSave: (changes: Values) => void
}

const PHONE = '(max-width: 48em)'

/** Asks which fields of many records are to hold what. */
export const BulkEditDialog = ({ total, known, onClose, onSave }: BulkEditDialogProps) => {
  const { t } = useLingui()
  const { contentType, tenant, locale } = useContent()
  const { fieldWords, fieldLabel } = useLabels()
  const { naming } = useNaming()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const [fields] = useState(() => editableFields(contentType))
  const form = useBulkForm(fields)
  const [names, setNames] = useState<readonly string[]>([])
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<'nothing' | 'unsure' | null>(null)
  const name = naming(total, known)
  const site = tenant.names[locale]
  const isLarge = total >= LARGE
  const rest = Object.keys(fields).filter((field) => !names.includes(field))

  const add = (field: string | null) => {
    if (field === null) return
    setNames((now) => [...now, field])
    setProblem(null)
    focusField(form.shared.formId, field)
  }
  const save = async () => {
    if (names.length === 0) return setProblem('nothing')
    const changes = await form.ready(names)
    if (changes === null) return setProblem(null)
    if (isLarge && !isSure) return setProblem('unsure')
    return onSave(changes)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t`${name}をまとめて編集`}
      size={560}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <FocusBack />
      <InputsContext value={INPUTS}>
        <FormContext value={form.shared}>
          <div className={classes.root}>
            <p className={classes.lead}>
              {workflowOf(contentType.workflow).exposure === 'switch' ? (
                <Trans>
                  {site}の{name}の値を、入力した値に置き換えます。公開中のものは、すぐにサイトに反映されます。
                </Trans>
              ) : (
                <Trans>
                  {site}の{name}の値を、入力した値に置き換えます。
                </Trans>
              )}
            </p>
            {names.map((field) => {
              const definition = fields[field]
              const label = fieldLabel(field)
              return definition === undefined ? null : (
                <div key={field} className={classes.field}>
                  <FieldRow field={definition} path={field} words={fieldWords(field)} />
                  <CloseButton
                    size="sm"
                    aria-label={t`「${label}」を変更しない`}
                    onClick={() => setNames((now) => now.filter((one) => one !== field))}
                  />
                </div>
              )
            })}
            {rest.length > 0 && (
              <Select
                key={names.length}
                label={names.length === 0 ? t`変更する項目` : t`さらに変更する項目`}
                data={rest.map((field) => ({ value: field, label: fieldLabel(field) }))}
                value={null}
                onChange={add}
                searchable={rest.length > 7}
                error={problem === 'nothing' ? t`変更する項目を選択してください。` : undefined}
                data-autofocus={names.length === 0 || undefined}
              />
            )}
            {names.length > 0 && (
              <p className={classes.note}>
                <Trans>空欄のまま保存すると、いまの値は消えます。</Trans>
              </p>
            )}
            {isLarge && (
              <Checkbox
                label={t`${name}を対象にすることを確認しました`}
                checked={isSure}
                onChange={(event) => {
                  setSure(event.currentTarget.checked)
                  setProblem(null)
                }}
                error={problem === 'unsure' ? t`内容を確認して、チェックを入れてください。` : undefined}
              />
            )}
            <div className={classes.buttons}>
              <Button variant="default" onClick={onClose}>
                <Trans>キャンセル</Trans>
              </Button>
              <Button onClick={() => void save()}>{t`${name}に保存`}</Button>
            </div>
          </div>
        </FormContext>
      </InputsContext>
    </Modal>
  )
}
