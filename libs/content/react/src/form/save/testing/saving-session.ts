import type { RecordAnswer } from '@captain/content-core'
import { expect } from 'vitest'
import { recordValues } from '../../values/record-values.ts'
import { createSavingMachine, type Dispatch, type OuterEffect } from '../saving-machine.ts'
import type { Command, FormSnapshot, RequestEffect } from '../saving-states.ts'
import { page, pageForm } from './saved-page.ts'
import { unsteadyServer, type Fate } from './unsteady-server.ts'

export const FIELDS = ['title', 'lead', 'price'] as const
export type FieldName = (typeof FIELDS)[number]

/** One user at one form in front of an unsteady server: what they type and press, and what the network does in between. */
export const savingSession = (first: RecordAnswer | null) => {
  const server = unsteadyServer(first)
  let form: FormSnapshot = pageForm(first)
  let uploads = 0
  let issueCount = 0
  let settled = 0
  let started = 0
  const requests: RequestEffect[] = []
  const flushes: Command[] = []
  const typed = new Map<FieldName, unknown>()

  const standOn = (record: RecordAnswer, values: FormSnapshot['values']) => {
    // The invariant: input is on screen, or it was stored before another person replaced it.
    for (const [name, value] of typed) {
      const isSafe = values[name] === value || server.log.stored.has(`${name}=${String(value)}`)
      expect(isSafe, `${name} lost ${String(value)}`).toBe(true)
    }
    form = { ...form, record, base: recordValues(page, record), values }
  }

  const perform = (effect: OuterEffect, dispatch: Dispatch): void => {
    switch (effect.type) {
      case 'flush':
        return void flushes.push(effect.command)
      case 'check':
        return dispatch({ type: 'checked', issueCount })
      case 'confirm':
        return dispatch({ type: 'confirmed', isConfirmed: true })
      case 'create':
      case 'update':
      case 'transition':
      case 'get':
        requests.push(effect)
        return expect(requests.length, 'requests in flight').toBe(1)
      case 'standOn':
        return standOn(effect.record, effect.values)
      case 'clearDraft':
        return expect(form.values, 'a cleared draft had changes').toEqual(form.base)
      case 'learnLabels':
      case 'cache':
      case 'showIssues':
      case 'focusIssue':
        return
    }
  }

  const machine = createSavingMachine({ idempotencyKey: 'key', snapshot: () => ({ ...form, isPending: uploads > 0 }), perform })

  const track = (result: Promise<unknown>) => {
    started += 1
    void result.then(() => (settled += 1))
  }

  const flush = () => {
    for (const command of flushes.splice(0)) machine.dispatch({ type: 'flushed', command })
  }

  /** The values to keep in an open conflict: the user's. */
  const chooseMine = () => {
    const open = machine.get().conflict
    if (open !== null) track(machine.resolve(open.merged.values))
  }

  const deliver = (fate: Fate) => {
    const request = requests.shift()
    if (request === undefined) return
    const outcome = server.deliver(request, fate)
    machine.dispatch('record' in outcome ? { type: 'answered', ...outcome } : { type: 'failed', ...outcome })
  }

  return {
    server,
    machine,
    form: () => form,
    typed: (): ReadonlyMap<FieldName, unknown> => typed,
    openCommands: () => started - settled,
    type: (name: FieldName, value: unknown) => {
      typed.set(name, value)
      form = { ...form, values: { ...form.values, [name]: value } }
    },
    press: (what: 'save' | 'check') => track(machine.run({ kind: what })),
    transition: (transition: 'publish' | 'archive') => track(machine.run({ kind: 'transition', transition })),
    upload: (isStart: boolean) => {
      uploads = isStart ? 1 : 0
      if (!isStart) flush()
    },
    breakRule: (isBroken: boolean) => {
      issueCount = isBroken ? 1 : 0
    },
    /** Without an upload, a flush ends at once. */
    flush: () => {
      if (uploads === 0) flush()
    },
    deliver,
    chooseMine,
    postpone: () => machine.dispatch({ type: 'postponed' }),
    /** The network recovers, the input is valid, and the user saves until nothing is left to save. */
    recover: () => {
      uploads = 0
      issueCount = 0
      for (let round = 0; round < 20; round += 1) {
        flush()
        while (requests.length > 0) deliver('ok')
        if (machine.get().conflict !== null) chooseMine()
        else if (machine.get().phase.kind === 'ready') track(machine.run({ kind: 'save' }))
      }
      flush()
      while (requests.length > 0) deliver('ok')
    },
  }
}
