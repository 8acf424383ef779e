import { useLabels } from '@captain/content-react'
import { FocusBack } from '@captain/ui'
import { Button, Modal, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Region } from '../../content-types/regions.ts'
import { useWords } from '../use-words.ts'
import { FILLABLE, readNumber, type Fillable } from './columns.ts'
import classes from './delivery.module.css'

type FillDialogProps = {
  readonly region: Region
  readonly onClose: () => void
  readonly onFill: (field: Fillable, value: unknown) => void
}

/** One value for one column of a whole region. */
export const FillDialog = ({ region, onClose, onFill }: FillDialogProps) => {
  const { delivery: words } = useWords()
  const { fieldLabel, optionLabel } = useLabels()
  const [field, setField] = useState<Fillable>('feeParcel')
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(true)
  const value = field === 'isDeliverable' ? isOn : readNumber(text)
  const problem = typeof value === 'string' ? words.notWhole : null
  const apply = () => {
    if (problem !== null) return
    onFill(field, value)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={words.fillTitle(optionLabel('region', region))} centered withCloseButton={false}>
      <FocusBack />
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <p>{words.fillHelp}</p>
        <Select
          label={words.column}
          data={FILLABLE.map((name) => ({ value: name, label: fieldLabel(name) }))}
          value={field}
          onChange={(chosen) => setField(chosen as Fillable)}
          allowDeselect={false}
        />
        {field === 'isDeliverable' ? (
          <SegmentedControl
            aria-label={words.value}
            data={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]}
            value={isOn ? 'yes' : 'no'}
            onChange={(chosen) => setOn(chosen === 'yes')}
          />
        ) : (
          <TextInput
            label={words.value}
            inputMode="numeric"
            value={text}
            error={problem}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.apply}</Button>
        </div>
      </form>
    </Modal>
  )
}
