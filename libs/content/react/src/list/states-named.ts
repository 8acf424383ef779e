import { workflowOf, type AnyContentType, type State } from '@captain/content-core'

/** Returns the states of a type that a text names, separated by commas; leaves out unknown names. */
export const statesNamed = ({ workflow }: AnyContentType, text: string): readonly State[] =>
  text.split(',').flatMap((name) => workflowOf(workflow).states.find((state) => state === name) ?? [])
