import { StateDot } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { PUBLISH_STATES, type ListState } from '../list-state.ts'
import { OneChoice } from './choices.tsx'
import { FilterChip } from './filter-chip.tsx'

type StateFilterProps = { readonly status: ListState['status']; readonly onChange: (status: ListState['status']) => void }

/** Narrows a list of a `publish` type to one state. */
export const StateFilter = ({ status, onChange }: StateFilterProps) => {
  const { t } = useLingui()
  return (
    <FilterChip label={t`状態`} value={status === null ? null : <StateDot state={status} />} onClear={() => onChange(null)}>
      {(close) => (
        <OneChoice
          label={t`状態`}
          choices={PUBLISH_STATES.map((state) => ({ value: state, label: <StateDot state={state} /> }))}
          chosen={status}
          onChange={(chosen) => {
            onChange(PUBLISH_STATES.find((state) => state === chosen) ?? null)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
