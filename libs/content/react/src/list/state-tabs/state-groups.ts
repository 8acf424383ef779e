import type { State, Workflow } from '@captain/content-core'

/** States that people look at together, by a name of their own; a group of one state goes by the state's. */
export type StateGroup = { readonly name: string; readonly states: readonly State[] }

const each = (...states: readonly State[]): readonly StateGroup[] => states.map((state) => ({ name: state, states: [state] }))

const GROUPS: Readonly<Partial<Record<Workflow, readonly StateGroup[]>>> = {
  publish: each('draft', 'scheduled', 'published', 'expired', 'archived'),
  inbox: [{ name: 'waiting', states: ['new', 'inProgress'] }, ...each('new', 'inProgress', 'done', 'spam')],
  order: [
    ...each('pendingPayment'),
    { name: 'toShip', states: ['paid', 'preparing'] },
    ...each('shipped', 'delivered'),
    { name: 'returns', states: ['returnRequested', 'refunded'] },
    ...each('cancelled'),
  ],
}

/** The groups of states above lists of a workflow; none where a list is not divided by state. */
export const stateGroups = (workflow: Workflow): readonly StateGroup[] => GROUPS[workflow] ?? []
