import { useTenant } from '@captain/content-react'
import { RestoreFocus } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, Modal, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Region } from '../../content-types/regions.ts'
import { FILLABLE, readNumber, type Fillable } from './columns.ts'
import { tenant } from '../../tenant.ts'
import classes from './delivery.module.css'

type FillDialogProps = {
  readonly region: Region
  readonly onClose: () => void
  readonly onFill: (field: Fillable, value: unknown) => void
}

/** A dialog that sets one value in one column for a full region. */
export const FillDialog = ({ region, onClose, onFill }: FillDialogProps) => {
  const { t } = useLingui()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels.delivery
  const [field, setField] = useState<Fillable>('feeParcel')
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(true)
  const value = field === 'isDeliverable' ? isOn : readNumber(text)
  const problem = typeof value === 'string' ? t`整数で入力してください。` : null
  const apply = () => {
    if (problem !== null) return
    onFill(field, value)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t`${{ region: optionLabel('region', region) }}にまとめて適用`} centered withCloseButton={false}>
      <RestoreFocus />
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <p>{t`選んだ列に、同じ値を入れます。保存するまで確定しません。`}</p>
        <Select
          label={t({ message: '列', context: '配送設定' })}
          data={FILLABLE.map((name) => ({ value: name, label: fieldLabel(name) }))}
          value={field}
          onChange={(chosen) => chosen !== null && setField(chosen)}
          allowDeselect={false}
        />
        {field === 'isDeliverable' ? (
          <SegmentedControl
            aria-label={t`値`}
            data={[
              { value: 'yes', label: t`可` },
              { value: 'no', label: t`不可` },
            ]}
            value={isOn ? 'yes' : 'no'}
            onChange={(chosen) => setOn(chosen === 'yes')}
          />
        ) : (
          <TextInput
            label={t`値`}
            inputMode="numeric"
            value={text}
            error={problem}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t`キャンセル`}
          </Button>
          <Button type="submit">{t`適用`}</Button>
        </div>
      </form>
    </Modal>
  )
}
