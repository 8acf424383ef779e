import type { Failure, Refusal } from './failure.ts'
import type { Attempt } from './save-state.ts'
import type { Command, CommandResult, Effect, Next, SavingState } from './saving-states.ts'

/** Returns what a command tried, for the text of its failure: a check is the first half of publishing. */
export const attemptOf = (command: Command): Attempt => {
  if (command.kind === 'transition') return command.transition === 'publish' ? 'publish' : 'step'
  return command.kind === 'check' ? 'publish' : 'save'
}

/** Ends a command: runs the effects, then resolves its promise. */
export const settle = (state: SavingState, { id }: Command, result: CommandResult, effects: readonly Effect[] = []): Next => ({
  state: { ...state, phase: { kind: 'ready' } },
  effects: [...effects, { type: 'settle', id, result }],
})

/** Ends a command with a failure on screen. */
export const fail = (state: SavingState, command: Command, failure: Failure, effects: readonly Effect[] = []): Next =>
  settle({ ...state, shown: { kind: 'failed', failure, attempt: attemptOf(command) } }, command, { kind: 'refused' }, effects)

/** Ends a command that a request refused; issues of the server are shown next to their fields. */
export const refuse = (state: SavingState, command: Command, { failure, issues }: Refusal): Next =>
  fail(state, command, failure, issues.length === 0 ? [] : [{ type: 'showIssues', issues }, { type: 'focusIssue' }])
