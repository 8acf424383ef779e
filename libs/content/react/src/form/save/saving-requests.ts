import { transitionsFrom, writableFields, type RecordResponse } from '@captain/content-core'
import { mergeValues } from '../values/merge-values.ts'
import { rebasedValues } from '../values/rebased-values.ts'
import { changedNames, pickValues, recordValues } from '../values/record-values.ts'
import type { Refusal } from './failure.ts'
import type { Author } from './save-state.ts'
import { fail, refuse, settle } from './saving-results.ts'
import type { Command, Effect, FormSnapshot, Next, Phase, SavingState, TransitionCommand } from './saving-states.ts'

type PhaseOf<K extends Phase['kind']> = Extract<Phase, { readonly kind: K }>

const before = (effects: readonly Effect[], next: Next): Next => ({ state: next.state, effects: [...effects, ...next.effects] })

/** Returns the form after it was based on a record, and the effect that does so. */
const resetTo = (form: FormSnapshot, record: RecordResponse, values: FormSnapshot['values']) => ({
  form: { ...form, record, base: recordValues(form.contentType, record), values },
  effect: { type: 'resetTo', record, values } as const,
})

/** Rebases the form on the response of a write; input since the request stays. */
const rebase = (form: FormSnapshot, record: RecordResponse, sent: FormSnapshot['values']) =>
  resetTo(form, record, rebasedValues(recordValues(form.contentType, record), form.values, sent))

const isClean = ({ base, values }: FormSnapshot): boolean => changedNames(base, values).length === 0

const storedEffects = (form: FormSnapshot, record: RecordResponse): readonly Effect[] => [
  ...(isClean(form) ? [{ type: 'clearDraft' } as const] : []),
  { type: 'cache', record },
]

const move = (state: SavingState, command: TransitionCommand, { id, lockVersion }: RecordResponse): Next => ({
  state: { ...state, phase: { kind: 'moving', command, recordId: id } },
  effects: [{ type: 'transition', id, lockVersion, transition: command.transition }],
})

/** Returns the state after the save. A publication continues unless it would publish a merge that the user has not confirmed. */
const onWritten = (before: SavingState, command: Command, record: RecordResponse, merged: Author | false, now: Date): Next => {
  const state: SavingState = { ...before, shown: { kind: 'saved', at: now, merged } }
  if (command.kind !== 'transition') return settle(state, command, { kind: 'saved', record })
  if (merged === false) return move(state, command, record)
  return settle(state, command, { kind: 'transition', result: { isTaken: false, record } })
}

const create = (state: SavingState, command: Command, { contentType, values }: FormSnapshot): Next => {
  const names = Object.keys(values).filter((name) => contentType.fields[name]?.inForm === true && values[name] !== null)
  return {
    state: { ...state, phase: { kind: 'creating', command, sent: values }, attempts: [...state.attempts, values] },
    effects: [{ type: 'create', values: pickValues(values, names), idempotencyKey: state.idempotencyKey }],
  }
}

/** Saves the changes; sends no request without changes. `merged` names the author of a change that was merged before. */
export const writeRecord = (before: SavingState, command: Command, form: FormSnapshot, merged: Author | false): Next => {
  const state: SavingState = { ...before, shown: { kind: 'saving' } }
  const { record, values } = form
  if (record === null) return create(state, command, form)
  const names = changedNames(form.base, values)
  if (names.length === 0) return onWritten(state, command, record, merged, form.now)
  return {
    state: { ...state, phase: { kind: 'updating', command, sent: values, merged } },
    effects: [{ type: 'update', id: record.id, lockVersion: record.lockVersion, values: pickValues(values, names) }],
  }
}

/**
 * Continues with the record that an earlier attempt created. It is unknown which attempt arrived. Fields that are equal in all attempts and
 * unchanged since take the server's values. The others keep the input.
 */
const onFound = (state: SavingState, { command }: PhaseOf<'finding'>, record: RecordResponse, form: FormSnapshot): Next => {
  const typed = state.attempts.flatMap((attempt) => changedNames(attempt, form.values))
  const stood = resetTo(form, record, { ...recordValues(form.contentType, record), ...pickValues(form.values, typed) })
  const effects = isClean(stood.form) ? storedEffects(stood.form, record) : []
  return before([stood.effect, ...effects], writeRecord(state, command, stood.form, false))
}

const onMoved = (state: SavingState, { command }: PhaseOf<'moving'>, record: RecordResponse, form: FormSnapshot): Next =>
  settle(
    { ...state, shown: { kind: 'saved', at: form.now, merged: false } },
    command,
    { kind: 'transition', result: { isTaken: true, record } },
    [rebase(form, record, form.base).effect, { type: 'cache', record }],
  )

/** Merges the form with a record that was saved first, or opens the choice if both changed the same field. */
const mergeWith = (
  state: SavingState,
  command: Command,
  current: RecordResponse,
  form: FormSnapshot,
  proceed: (merged: FormSnapshot, author: Author) => Next,
): Next => {
  const theirs = recordValues(form.contentType, current)
  const merged = mergeValues(writableFields(form.contentType), { base: form.base, theirs, mine: form.values })
  const author = form.authorOf(current)
  if (merged.conflicts.length > 0) {
    const conflict = { current, merged, author, mine: form.values }
    return fail({ ...state, conflict }, command, { kind: 'conflict', author }, [{ type: 'learnLabels', record: current }])
  }
  const stood = resetTo(form, current, merged.values)
  return before([stood.effect], proceed(stood.form, author))
}

/** Lets the user confirm the transition again on top of the newer record, if its status still allows it. */
const confirmAgain = (state: SavingState, command: TransitionCommand, record: RecordResponse, form: FormSnapshot, author: Author): Next => {
  const isPossible = transitionsFrom(form.contentType.workflow, record.status ?? 'draft').includes(command.transition)
  const effects = [{ type: 'cache', record } as const]
  return isPossible
    ? settle({ ...state, shown: { kind: 'idle' } }, command, { kind: 'transition', result: { isTaken: false, record } }, effects)
    : fail(state, command, { kind: 'illegal', author }, effects)
}

/** Returns the next state after the response of the request in flight. */
export const onAnswered = (state: SavingState, record: RecordResponse, form: FormSnapshot): Next => {
  const { phase } = state
  switch (phase.kind) {
    case 'creating':
    case 'updating': {
      const stood = rebase(form, record, phase.sent)
      const merged = phase.kind === 'updating' ? phase.merged : false
      return before([stood.effect, ...storedEffects(stood.form, record)], onWritten(state, phase.command, record, merged, form.now))
    }
    case 'finding':
      return onFound(state, phase, record, form)
    case 'moving':
      return onMoved(state, phase, record, form)
    case 'merging':
      return mergeWith(state, phase.command, record, form, (merged, author) => writeRecord(state, phase.command, merged, author))
    case 'rereading':
      return mergeWith(state, phase.command, record, form, (merged, author) => confirmAgain(state, phase.command, record, merged, author))
    case 'ready':
    case 'checking':
    case 'confirming':
      return { state, effects: [] }
  }
}

const reread = (state: SavingState, phase: Phase, id: string): Next => ({ state: { ...state, phase }, effects: [{ type: 'get', id }] })

/**
 * Returns the next state after the request in flight, or the phase before it, failed. Reads the newer record if that can help, else shows
 * the failure.
 */
export const onFailed = (state: SavingState, refusal: Refusal, form: FormSnapshot): Next => {
  const { phase } = state
  const { failure, createdId } = refusal
  switch (phase.kind) {
    case 'creating':
      return createdId === null
        ? refuse(state, phase.command, refusal)
        : reread(state, { kind: 'finding', command: phase.command }, createdId)
    case 'updating':
      // A second conflict in one save is the user's to repeat.
      return failure.kind === 'conflict' && phase.merged === false && form.record !== null
        ? reread(state, { kind: 'merging', command: phase.command }, form.record.id)
        : refuse(state, phase.command, refusal)
    case 'moving':
      return failure.kind === 'conflict' || failure.kind === 'illegal'
        ? reread(state, { kind: 'rereading', command: phase.command }, phase.recordId)
        : refuse(state, phase.command, refusal)
    case 'finding':
    case 'merging':
    case 'rereading':
    // A validator or a dialog that throws ends the command too.
    case 'checking':
    case 'confirming':
      return refuse(state, phase.command, refusal)
    case 'ready':
      return { state, effects: [] }
  }
}
