import type { AnyContentType } from '../declaration/content-type.ts'
import type { State, Workflow } from '../workflows/workflow.ts'
import type { ListQuery } from './list-query.ts'

/** Rows on a page of a list until the user chooses another number. */
export const DEFAULT_PAGE_SIZE = 25

const PRESET_STATES: { readonly [W in Workflow]?: readonly State[] } = { inbox: ['new', 'inProgress'] }

/** Returns the states that the lists of a workflow start with; none means all. */
export const presetStatesOf = (workflow: Workflow): readonly State[] => PRESET_STATES[workflow] ?? []

type Listed = Pick<AnyContentType, 'workflow' | 'namedFilters' | 'parent'>

/** Returns the query of a list whose address names no filter, order or page; `parent` is the record that it is shown under. */
export const firstListQuery = ({ workflow, namedFilters, parent: under }: Listed, parent: string | null): ListQuery => {
  const status = presetStatesOf(workflow).join(',')
  const narrowed = Object.entries(namedFilters).flatMap(([name, { showInList, defaultValue = '' }]) =>
    showInList === true && defaultValue !== '' ? [[name, defaultValue] as const] : [],
  )
  const filter = [...narrowed, ...(under === null || parent === null ? [] : [[under.field, parent] as const])]
  return {
    limit: DEFAULT_PAGE_SIZE,
    ...(filter.length === 0 ? {} : { filter: Object.fromEntries(filter) }),
    ...(status === '' ? {} : { status }),
  }
}
