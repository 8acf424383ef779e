import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, InputBase } from '@mantine/core'
import { IconSelector, IconX } from '@tabler/icons-react'
import { useForm } from '../../form/form-context.ts'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { RecordLine } from './record-line.tsx'
import { RecordPicker } from './record-picker.tsx'
import classes from './input.module.css'

export const ReferenceInput = (props: InputProps<'reference'>) => {
  const { t } = useLingui()
  const { field, value, onChange, id, labelledBy } = props
  const { known } = useForm()
  const chosen = typeof value === 'string' ? value : null
  const isClearable = chosen !== null && field.required !== 'save'
  return (
    <div className={classes.line}>
      <div className={classes.picker}>
        <RecordPicker
          to={field.config.to}
          filterOptions={field.config.filterOptions}
          onPick={(record) => {
            known.addRecord(record)
            onChange(record.id)
          }}
        >
          {(opened, toggle) => (
            <InputBase
              {...controlProps({ ...props, labelledBy: `${labelledBy} ${id}` })}
              component="button"
              type="button"
              pointer
              aria-expanded={opened}
              rightSection={<IconSelector size={15} aria-hidden />}
              rightSectionPointerEvents="none"
              onClick={toggle}
            >
              {chosen === null ? (
                <span className={classes.none}>
                  <Trans>選んでください</Trans>
                </span>
              ) : (
                <RecordLine record={known.record(chosen)} />
              )}
            </InputBase>
          )}
        </RecordPicker>
      </div>
      {isClearable && (
        <ActionIcon aria-label={t`選択を外す`} onClick={() => onChange(null)}>
          <IconX size={16} />
        </ActionIcon>
      )}
    </div>
  )
}
