import { hasKey } from '@captain/validation'
import { workflowOf, type Count, type ListQuery, type State } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { isStateName, StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'
import { listOptions, useScope } from '../../queries.ts'
import { sameStates } from '../list-state.ts'
import type { StateGroup } from '../../workflows/workflow-list.ts'
import { workflowListOf } from '../../workflows/workflow-lists.ts'
import classes from './state-tabs.module.css'

type StateTabsProps = {
  readonly query: ListQuery
  readonly chosen: readonly State[]
  readonly onChoose: (states: readonly State[]) => void
}

type Counts = Readonly<Partial<Record<State, Count>>>

/** Returns the number of records in any of the states; null if one count is unknown. */
const countOf = (counts: Counts, states: readonly State[]): Count | null => {
  const known = states.map((state) => counts[state])
  if (known.includes(undefined)) return null
  return {
    value: known.reduce((sum, count) => sum + (count?.value ?? 0), 0),
    capped: known.some((count) => count?.capped === true),
  }
}

const CountMark = ({ count }: { readonly count: Count | null }) => (
  <span className={classes.count}>{count === null ? '' : `${formatNumber(count.value)}${count.capped ? '+' : ''}`}</span>
)

/** Filters a list by state with one press; each tab shows its count under the other conditions. */
export const StateTabs = ({ query: { after: _after, sort: _sort, status: _status, ...query }, chosen, onChoose }: StateTabsProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { groups = [] } = workflowListOf(contentType)
  const countQuery = { ...query, limit: 1, counts: 'status' } as const
  const { data } = useQuery({ ...listOptions(useScope(), countQuery), enabled: groups.length > 0 })
  if (groups.length === 0) return null
  const counts = data?.states ?? {}
  const names: Readonly<Record<string, string>> = { waiting: t`要対応`, toShip: t`発送待ち`, returns: t`返品・返金` }
  const wordOf = ({ name, states: [first] }: StateGroup) => names[name] ?? (isStateName(first) && <StateDot state={first} />)
  // A response may have more than the states of the workflow.
  const all = workflowOf(contentType.workflow).states.filter((state) => hasKey(counts, state))
  const choices = [{ name: 'all', states: [] }, ...groups]
  return (
    <div className={classes.root} role="group" aria-label={t`状態`}>
      {choices.map((group) => (
        <UnstyledButton
          key={group.name}
          className={classes.tab}
          aria-pressed={sameStates(group.states, chosen)}
          onClick={() => onChoose(group.states)}
        >
          {group.name === 'all' ? <Trans>すべて</Trans> : wordOf(group)}
          <CountMark count={data === undefined ? null : countOf(counts, group.name === 'all' ? all : group.states)} />
        </UnstyledButton>
      ))}
    </div>
  )
}
