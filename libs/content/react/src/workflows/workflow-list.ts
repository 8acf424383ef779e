import type { State } from '@captain/content-core'

/** States that lists combine under one name; a group of one state has the state's name. */
export type StateGroup = { readonly name: string; readonly states: readonly State[] }

/** Creates one group per state. */
export const each = (...states: readonly State[]): readonly StateGroup[] => states.map((state) => ({ name: state, states: [state] }))

/** What lists of a workflow show in addition to its declaration. */
export type WorkflowList = {
  /** The groups of states above the list; by default it is not divided. */
  readonly groups?: readonly StateGroup[]
  /** Fields of the workflow that may be chosen as columns in every type. */
  readonly columns?: readonly string[]
  /** Pixels of the state column, for workflows with longer state names. */
  readonly stateWidth?: number
}
