import type { RecordResponse, Transition, Values } from '@captain/content-core'
import { useCallbackRef } from '@mantine/hooks'
import { useState, useSyncExternalStore } from 'react'
import { useContent } from '../../content-context.tsx'
import { useContentCache } from '../../queries.ts'
import { makeRandomKey } from '../random-key.ts'
import type { RecordForm } from '../use-record-form.ts'
import { performEffect } from './perform-effect.ts'
import type { SaveState } from './save-state.ts'
import { createSavingMachine, type Dispatch, type OuterEffect } from './saving-machine.ts'
import type { CommandResult, FormSnapshot, OpenConflict, TransitionResult } from './saving-states.ts'
import { useSaveQuestion } from './use-save-question.ts'

export type Saving = {
  readonly state: SaveState
  readonly conflict: OpenConflict | null
  /** Whether a save waits for a pending input. */
  readonly isWaiting: boolean
  /** Saves the changes. Returns the saved record; null if rejected, and the screen then shows why. */
  save(): Promise<RecordResponse | null>
  /** Runs a transition; publishing saves the changes first. Null if rejected. */
  transition(transition: Transition): Promise<TransitionResult | null>
  /** Checks the requirements of publishing and shows what is missing. */
  readyToPublish(): Promise<boolean>
  /** Saves the chosen values on top of the newer record. */
  resolve(values: Values): Promise<RecordResponse | null>
  postpone(): void
}

const savedRecord = (result: CommandResult): RecordResponse | null => (result.kind === 'saved' ? result.record : null)

/** Saving of one form: runs the state chart of `saving.ts` on the form, the API client and the screen. */
export const useSave = (form: RecordForm): Saving => {
  const { client, contentType } = useContent()
  const cache = useContentCache()
  const confirmSave = useSaveQuestion(form)
  const snapshot = useCallbackRef((): FormSnapshot => {
    const { record, values: base } = form.base()
    const { authorOf, hasPending, store } = form
    return { contentType, record, base, values: store.all(), isPending: hasPending(), authorOf, now: new Date() }
  })
  const perform = useCallbackRef((effect: OuterEffect, dispatch: Dispatch) =>
    performEffect(effect, { form, client, cache, confirmSave }, dispatch),
  )
  const [machine] = useState(() => createSavingMachine({ idempotencyKey: makeRandomKey(), snapshot, perform }))
  const { during } = form.draft
  const { shown, conflict, waiting } = useSyncExternalStore(machine.subscribe, machine.get)
  return {
    state: shown,
    conflict,
    isWaiting: waiting !== null,
    save: async () => savedRecord(await during(() => machine.run({ kind: 'save' }))),
    readyToPublish: async () => (await machine.run({ kind: 'check' })).kind === 'checked',
    transition: async (transition) => {
      const ended = await during(() => machine.run({ kind: 'transition', transition }))
      return ended.kind === 'transition' ? ended.result : null
    },
    resolve: async (values) => savedRecord(await machine.resolve(values)),
    postpone: () => machine.dispatch({ type: 'postponed' }),
  }
}
