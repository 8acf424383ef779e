import { workflowOf, hasStateFilter, type State, type Workflow } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { ManyChoices } from './choices.tsx'
import { FilterChip } from './filter-chip.tsx'
import classes from './state-filter.module.css'

type StateFilterProps = { readonly chosen: readonly State[]; readonly onChange: (chosen: readonly State[]) => void }

/** States that lists of a workflow filter by. */
export const filterStates = (workflow: Workflow): readonly State[] =>
  hasStateFilter(workflow) ? (workflowOf(workflow).states as readonly State[]) : []

const Chosen = ({ chosen }: { readonly chosen: readonly State[] }) => {
  const { t } = useLingui()
  const [first, second, ...others] = chosen
  const more = others.length
  return (
    <span className={classes.chosen}>
      {first !== undefined && <StateDot state={first as Exclude<State, 'plain'>} />}
      {second !== undefined && <StateDot state={second as Exclude<State, 'plain'>} />}
      {more > 0 && t`ほか${more}件`}
    </span>
  )
}

/** Narrows a list to any of some states. */
export const StateFilter = ({ chosen, onChange }: StateFilterProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const states = filterStates(contentType.workflow)
  return (
    <FilterChip label={t`状態`} value={chosen.length === 0 ? null : <Chosen chosen={chosen} />} onClear={() => onChange([])}>
      {() => (
        <ManyChoices
          label={t`状態`}
          choices={states.map((state) => ({ value: state, label: <StateDot state={state as Exclude<State, 'plain'>} /> }))}
          chosen={chosen}
          onChange={(next) => onChange(states.filter((state) => next.includes(state)))}
        />
      )}
    </FilterChip>
  )
}
