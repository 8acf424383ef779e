import { workflowOf, type State, hasStateFilter, type Workflow } from '@captain/content-core'
import { StateDot, isStateName } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { ManyChoices } from './choices.tsx'
import { FilterChip } from './filter-chip.tsx'
import classes from './state-filter.module.css'

type StateFilterProps = { readonly chosen: readonly State[]; readonly onChange: (chosen: readonly State[]) => void }

/** Returns the states that lists of a workflow filter by. */
export const filterStates = (workflow: Workflow): readonly State[] => (hasStateFilter(workflow) ? workflowOf(workflow).states : [])

const Chosen = ({ chosen }: { readonly chosen: readonly State[] }) => {
  const { t } = useLingui()
  const [first, second, ...others] = chosen
  const more = others.length
  return (
    <span className={classes.chosen}>
      {isStateName(first) && <StateDot state={first} />}
      {isStateName(second) && <StateDot state={second} />}
      {more > 0 && t`ほか${more}件`}
    </span>
  )
}

/** Filters a list by any of several states. */
export const StateFilter = ({ chosen, onChange }: StateFilterProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const states = filterStates(contentType.workflow)
  return (
    <FilterChip label={t`状態`} value={chosen.length === 0 ? null : <Chosen chosen={chosen} />} onClear={() => onChange([])}>
      {() => (
        <ManyChoices
          label={t`状態`}
          choices={states.map((state) => ({ value: state, label: isStateName(state) ? <StateDot state={state} /> : state }))}
          chosen={chosen}
          onChange={(next) => onChange(states.filter((state) => next.includes(state)))}
        />
      )}
    </FilterChip>
  )
}
