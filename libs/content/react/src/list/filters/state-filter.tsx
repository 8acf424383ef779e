import { workflowOf, type State, hasStateFilter, type Workflow } from '@captain/content-core'
import { StateDot, isStateName } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { workflowListOf } from '../../workflows/workflow-lists.ts'
import { sameStates } from '../list-state.ts'
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

/** Filters a list by any of several states. Next to tabs, which have groups of states, it has another name and shows what no tab shows. */
export const StateFilter = ({ chosen, onChange }: StateFilterProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const states = filterStates(contentType.workflow)
  const { groups = [] } = workflowListOf(contentType)
  const isTab = chosen.length === 0 || groups.some((group) => sameStates(group.states, chosen))
  const isEveryTab = states.every((state) => groups.some((group) => sameStates(group.states, [state])))
  if (isTab && isEveryTab) return null
  const label = groups.length === 0 || isEveryTab ? t`状態` : t`細かい状態`
  return (
    <FilterChip label={label} value={isTab ? null : <Chosen chosen={chosen} />} onClear={() => onChange([])}>
      {() => (
        <ManyChoices
          label={label}
          choices={states.map((state) => ({ value: state, label: isStateName(state) ? <StateDot state={state} /> : state }))}
          chosen={chosen}
          onChange={(next) => onChange(states.filter((state) => next.includes(state)))}
        />
      )}
    </FilterChip>
  )
}
