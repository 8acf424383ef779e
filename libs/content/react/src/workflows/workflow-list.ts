import type { State } from '@captain/content-core'

/** States that lists show together under one name; a group of one state has the state's name. */
export type StateGroup = { readonly name: string; readonly states: readonly State[] }

/** One group for each state. */
export const each = (...states: readonly State[]): readonly StateGroup[] => states.map((state) => ({ name: state, states: [state] }))

/** What lists of a workflow show beyond what its declaration says. */
export type WorkflowList = {
  /** The groups of states above the list; by default it is not divided. */
  readonly groups?: readonly StateGroup[]
  /** States that the list starts with; by default all. */
  readonly presetStates?: readonly State[]
  /** Its fields that may be chosen as columns in every type. */
  readonly columns?: readonly string[]
  /** Pixels of the state column, where its states have longer names. */
  readonly stateWidth?: number
}
