import { type AnyRecord, type Values, workflowOf, type Fields } from '@captain/content-core'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, CloseButton, Modal, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useContent } from '../../../content-context.tsx'
import { InputsContext } from '../../../fields/inputs-context.ts'
import { FieldRow } from '../../../form/fields/field-row.tsx'
import { FormContext } from '../../../form/form-context.ts'
import { useLabels } from '../../../labels.ts'
import { CONFIRM_THRESHOLD } from '../bulk-actions.ts'
import { useRecordNames } from '../use-record-names.ts'
import { BULK_INPUTS } from './bulk-inputs.tsx'
import classes from './bulk-edit-dialog.module.css'
import { EmptyNote } from './empty-note.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

export type BulkEditDialogProps = {
  readonly total: number
  readonly known: readonly AnyRecord[]
  readonly onClose: () => void
  readonly onSave: (changes: Values) => void
}

const PHONE = '(max-width: 48em)'

const Lead = ({ name }: { readonly name: string }) => {
  const { contentType, tenant, locale } = useContent()
  const site = tenant.names[locale]
  return (
    <p className={classes.lead}>
      {workflowOf(contentType.workflow).exposure === 'toggle' ? (
        <Trans>
          {site}の{name}の値を、入力した値に置き換えます。公開中のものは、すぐにサイトに反映されます。
        </Trans>
      ) : (
        <Trans>
          {site}の{name}の値を、入力した値に置き換えます。
        </Trans>
      )}
    </p>
  )
}

type ChosenFieldsProps = { readonly fields: Fields; readonly names: readonly string[]; readonly onRemove: (name: string) => void }

const ChosenFields = ({ fields, names, onRemove }: ChosenFieldsProps) => {
  const { t } = useLingui()
  const { fieldWords, fieldLabel } = useLabels()
  return names.map((field) => {
    const definition = fields[field]
    const label = fieldLabel(field)
    return definition === undefined ? null : (
      <div key={field} className={classes.field}>
        <FieldRow field={definition} path={field} words={fieldWords(field)} />
        <CloseButton size="sm" aria-label={t`「${label}」を変更しない`} onClick={() => onRemove(field)} />
      </div>
    )
  })
}

/** Asks which fields of many records change, and to which values. */
export const BulkEditDialog = ({ total, known, onClose, onSave }: BulkEditDialogProps) => {
  const { t } = useLingui()
  const { fieldLabel } = useLabels()
  const { naming } = useRecordNames()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const { fields, form, names, isSure, problem, add, remove, confirm, save } = useBulkEdit(total, onSave)
  const name = naming(total, known)
  const isLarge = total >= CONFIRM_THRESHOLD
  const rest = Object.keys(fields).filter((field) => !names.includes(field))

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
      <RestoreFocus />
      <InputsContext value={BULK_INPUTS}>
        <FormContext value={form.shared}>
          <div className={classes.root}>
            <Lead name={name} />
            <ChosenFields fields={fields} names={names} onRemove={remove} />
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
            <EmptyNote fields={fields} names={names} values={form.store} />
            {isLarge && (
              <Checkbox
                label={t`${name}を対象にすることを確認しました`}
                checked={isSure}
                onChange={(event) => confirm(event.currentTarget.checked)}
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
