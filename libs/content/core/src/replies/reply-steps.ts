import type { AnyContentType } from '../declaration/content-type.ts'
import { TRANSITION_NAMES, transitionIn, transitionsFrom, workflowOf, type Status, type Transition } from '../workflows/workflow.ts'

/** What a reply changes apart from the list of replies. */
export type ReplySteps = {
  /** The transition that takes up a new message; null if it is taken up already. */
  readonly start: Transition | null
  /** The transition that completes it; null if it is complete. */
  readonly finish: Transition | null
  /** Fields of the workflow for who replies, when, and what was done. */
  readonly assignee: string | null
  readonly repliedAt: string | null
  readonly note: string | null
}

/** Returns what a reply changes in a message of this status. */
export const replySteps = ({ workflow }: AnyContentType, status: Status): ReplySteps => {
  const steps = transitionsFrom(workflow, status)
  const all = TRANSITION_NAMES.flatMap((name) => transitionIn(workflow, name) ?? [])
  const last = workflowOf(workflow).happyPath?.at(-1)
  const completing = all.find(({ to, setsTimestamp }) => to === last && setsTimestamp !== undefined)
  return {
    start: steps.find((name) => transitionIn(workflow, name)?.setsAssignee !== undefined) ?? null,
    finish: steps.find((name) => transitionIn(workflow, name)?.to === last) ?? null,
    assignee: all.find(({ setsAssignee }) => setsAssignee !== undefined)?.setsAssignee ?? null,
    repliedAt: completing?.setsTimestamp ?? null,
    note: completing?.requires?.[0] ?? null,
  }
}
