import { useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, MultiSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { SHIFT_STATES } from '../../shift-rules.ts'
import { tenant } from '../../tenant.ts'
import classes from './day-editor.module.css'
import type { ShiftDraft, ShiftProblems } from './shift-drafts.ts'
import { TimeField } from './time-field.tsx'
import { useShiftProblems } from './use-shift-problems.ts'

export type AreaChoice = { readonly value: string; readonly label: string }

type ShiftFieldsProps = {
  readonly draft: ShiftDraft
  readonly areas: readonly AreaChoice[]
  readonly problems?: ShiftProblems
  /** Name of the shift on a day with two shifts. */
  readonly name?: string
  readonly removeLabel?: string
  readonly isFirst?: boolean
  readonly onChange: (draft: ShiftDraft) => void
  readonly onRemove?: (() => void) | undefined
}

/** One shift: start, end, certainty, areas, and a note. */
export const ShiftFields = ({ draft, areas, problems = {}, name, removeLabel, isFirst = false, onChange, onRemove }: ShiftFieldsProps) => {
  const { t } = useLingui()
  const shiftProblems = useShiftProblems()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels['cast-work-schedule']
  const worded = (field: keyof ShiftProblems) => {
    const problem = problems[field]
    return problem === undefined ? undefined : shiftProblems[problem]
  }
  return (
    <fieldset className={classes.shift}>
      {name !== undefined && <legend className={classes.shiftName}>{name}</legend>}
      <div className={classes.times}>
        <TimeField
          label={fieldLabel('startTime')}
          value={draft.startTime}
          problem={worded('startTime')}
          isFirst={isFirst}
          onChange={(startTime) => onChange({ ...draft, startTime })}
        />
        <TimeField
          label={fieldLabel('endTime')}
          value={draft.endTime}
          problem={worded('endTime')}
          onChange={(endTime) => onChange({ ...draft, endTime })}
        />
        {onRemove !== undefined && (
          <ActionIcon className={classes.remove} variant="subtle" color="gray" size={34} aria-label={removeLabel} onClick={onRemove}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={fieldLabel('shiftState')}
        data={SHIFT_STATES.map((value) => ({ value, label: optionLabel('shiftState', value) }))}
        value={draft.shiftState}
        onChange={(shiftState) => onChange({ ...draft, shiftState })}
      />
      <MultiSelect
        label={fieldLabel('areas')}
        placeholder={draft.areas.length === 0 ? t`すべての対応エリア` : ''}
        data={[...areas]}
        value={[...draft.areas]}
        onChange={(chosen) => onChange({ ...draft, areas: chosen })}
        comboboxProps={{ withinPortal: false }}
        clearable
      />
      <TextInput
        label={fieldLabel('note')}
        value={draft.note ?? ''}
        error={worded('note')}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, note: event.currentTarget.value === '' ? null : event.currentTarget.value })}
      />
    </fieldset>
  )
}
