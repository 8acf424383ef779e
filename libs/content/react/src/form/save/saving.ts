import { rebasedValues } from '../values/rebased-values.ts'
import { writeRecord, onAnswered, onFailed } from './saving-requests.ts'
import { attemptOf, refuse, settle } from './saving-results.ts'
import type { Command, FormSnapshot, Next, SavingEvent, SavingState } from './saving-states.ts'

/** Returns the state of a form that was not saved yet. The key lets the server recognize repeated attempts to create its record. */
export const initialSaving = (idempotencyKey: string): SavingState => ({
  phase: { kind: 'ready' },
  shown: { kind: 'idle' },
  conflict: null,
  waiting: null,
  idempotencyKey,
  attempts: [],
})

const unchanged = (state: SavingState): Next => ({ state, effects: [] })

const rejectCommand = (state: SavingState, { id }: Command): Next => ({
  state,
  effects: [{ type: 'settle', id, result: { kind: 'refused' } }],
})

const onTransitionRequested = (state: SavingState, command: Command, form: FormSnapshot): Next => {
  if (state.phase.kind !== 'ready' || command.kind !== 'transition') return rejectCommand(state, command)
  const { transition } = command
  if (transition === 'publish') return writeRecord(state, command, form, false)
  if (form.record === null) return rejectCommand(state, command)
  const { id, lockVersion } = form.record
  return {
    state: { ...state, phase: { kind: 'moving', command, recordId: id }, shown: { kind: 'saving' } },
    effects: [{ type: 'transition', id, lockVersion, transition }],
  }
}

/** Waits for pending input even while a request is in flight; the command continues if the request has ended by then. */
const onRequested = (state: SavingState, command: Command, form: FormSnapshot): Next => {
  if (command.kind === 'transition') return onTransitionRequested(state, command, form)
  if (state.waiting !== null) return rejectCommand(state, command)
  return { state: { ...state, waiting: form.isPending ? command.id : null }, effects: [{ type: 'flush', command }] }
}

const withoutWaiting = (state: SavingState, { id }: Command): SavingState => (state.waiting === id ? { ...state, waiting: null } : state)

const onFlushed = (before: SavingState, command: Command): Next => {
  const state = withoutWaiting(before, command)
  if (state.phase.kind !== 'ready') return rejectCommand(state, command)
  return { state: { ...state, phase: { kind: 'checking', command } }, effects: [{ type: 'check', command }] }
}

const onChecked = (state: SavingState, issueCount: number): Next => {
  if (state.phase.kind !== 'checking') return unchanged(state)
  const { command } = state.phase
  if (issueCount > 0) {
    const shown = { kind: 'failed', failure: { kind: 'invalid', count: issueCount }, attempt: attemptOf(command) } as const
    return settle({ ...state, shown }, command, { kind: 'refused' }, [{ type: 'focusIssue' }])
  }
  if (command.kind === 'check') return settle(state, command, { kind: 'checked' })
  return { state: { ...state, phase: { kind: 'confirming', command } }, effects: [{ type: 'confirm' }] }
}

const onConfirmed = (state: SavingState, isConfirmed: boolean, form: FormSnapshot): Next => {
  if (state.phase.kind !== 'confirming') return unchanged(state)
  const { command } = state.phase
  return isConfirmed ? writeRecord(state, command, form, false) : settle(state, command, { kind: 'refused' })
}

const onResolved = (state: SavingState, event: Extract<SavingEvent, { type: 'resolved' }>, form: FormSnapshot): Next => {
  if (state.conflict === null) return rejectCommand(state, event.command)
  const { current, mine } = state.conflict
  // An upload or a translation that ends during the choice is input too.
  const values = rebasedValues(event.values, form.values, mine)
  const next = onRequested({ ...state, conflict: null }, event.command, form)
  return { state: next.state, effects: [{ type: 'resetTo', record: current, values }, ...next.effects] }
}

/**
 * The state chart of saving one form: returns the next state and the effects to run, in order. Pure; an event that the state does not
 * expect changes nothing. At most one request is in flight, and no effect replaces a value that was typed after it was sent.
 */
export const nextSaving = (state: SavingState, event: SavingEvent, form: FormSnapshot): Next => {
  switch (event.type) {
    case 'requested':
      return onRequested(state, event.command, form)
    case 'flushed':
      return onFlushed(state, event.command)
    case 'flushFailed':
      return state.phase.kind === 'ready'
        ? refuse(withoutWaiting(state, event.command), event.command, event.refusal)
        : rejectCommand(withoutWaiting(state, event.command), event.command)
    case 'checked':
      return onChecked(state, event.issueCount)
    case 'confirmed':
      return onConfirmed(state, event.isConfirmed, form)
    case 'answered':
      return onAnswered(state, event.record, form)
    case 'failed':
      return onFailed(state, event.refusal, form)
    case 'resolved':
      return onResolved(state, event, form)
    case 'postponed':
      return unchanged({ ...state, conflict: null })
  }
}
