import type { RecordResponse } from '@captain/content-core'
import { createSavingMachine } from '../saving-machine.ts'
import { modelForm } from './model-form.ts'
import { unsteadyServer, type Fate } from './unsteady-server.ts'

/** One user at one form in front of an unreliable server: their input and presses, and the network's behaviour in between. */
export const savingSession = (first: RecordResponse | null) => {
  const server = unsteadyServer(first)
  const form = modelForm(first, server.log.stored)
  const { requests, flushes, conditions } = form
  const machine = createSavingMachine({ idempotencyKey: 'key', snapshot: form.snapshot, perform: form.perform })
  let started = 0
  let settled = 0

  const track = (result: Promise<unknown>) => {
    started += 1
    void result.then(() => (settled += 1))
  }

  const flush = () => {
    for (const command of flushes.splice(0)) machine.dispatch({ type: 'flushed', command })
  }

  /** Keeps the user's values in an open conflict. */
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
    form: form.snapshot,
    typed: form.typed,
    type: form.type,
    openCommands: () => started - settled,
    press: (what: 'save' | 'check') => track(machine.run({ kind: what })),
    transition: (transition: 'publish' | 'archive') => track(machine.run({ kind: 'transition', transition })),
    upload: (isStart: boolean) => {
      conditions.isPending = isStart
      if (!isStart) flush()
    },
    breakRule: (isBroken: boolean) => {
      conditions.issueCount = isBroken ? 1 : 0
    },
    /** Without an upload, a flush ends at once. */
    flush: () => {
      if (!conditions.isPending) flush()
    },
    deliver,
    chooseMine,
    postpone: () => machine.dispatch({ type: 'postponed' }),
    /** The network recovers, the input is valid, and the user saves until nothing is left to save. */
    recover: () => {
      conditions.isPending = false
      conditions.issueCount = 0
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
