import { refusalOf } from './failure.ts'
import { initialSaving, nextSaving } from './saving.ts'
import type { CommandResult, Effect, FormSnapshot, SavingEvent, SavingState, TransitionCommand } from './saving-states.ts'

export type Dispatch = (event: SavingEvent) => void

/** An effect on the world outside the machine. */
export type OuterEffect = Exclude<Effect, { readonly type: 'settle' }>

type World = {
  readonly idempotencyKey: string
  readonly snapshot: () => FormSnapshot
  /** Runs an effect and dispatches the event that it ends in. */
  readonly perform: (effect: OuterEffect, dispatch: Dispatch) => void
}

/** A command without its id, which the machine assigns. */
type Request = { readonly kind: 'save' | 'check' } | Omit<TransitionCommand, 'id'>

export type SavingMachine = {
  readonly get: () => SavingState
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: Dispatch
  /** Runs a command to its end; never rejects. */
  readonly run: (request: Request) => Promise<CommandResult>
  /** Saves the values chosen in a conflict on top of the newer record. */
  readonly resolve: (values: FormSnapshot['values']) => Promise<CommandResult>
}

/** Runs the state chart of one form: reduces one event at a time, performs its effects in order and resolves the commands. */
export const createSavingMachine = ({ idempotencyKey, snapshot, perform }: World): SavingMachine => {
  let state = initialSaving(idempotencyKey)
  let lastId = 0
  let isDraining = false
  const queue: SavingEvent[] = []
  const listeners = new Set<() => void>()
  const results = new Map<number, (result: CommandResult) => void>()

  const settle = (id: number, result: CommandResult) => {
    results.get(id)?.(result)
    results.delete(id)
  }

  const runEffect = (effect: Effect) => {
    if (effect.type === 'settle') return settle(effect.id, effect.result)
    try {
      perform(effect, dispatch)
    } catch (error) {
      // A check that throws must not block every later save.
      queue.push({ type: 'failed', refusal: refusalOf(error) })
      reportError(error)
    }
  }

  const dispatch: Dispatch = (event) => {
    queue.push(event)
    if (isDraining) return
    isDraining = true
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      const next = nextSaving(state, event, snapshot())
      state = next.state
      for (const effect of next.effects) runEffect(effect)
    }
    isDraining = false
    for (const listener of listeners) listener()
  }

  const start = (toEvent: (id: number) => SavingEvent): Promise<CommandResult> =>
    new Promise((resolve) => {
      lastId += 1
      results.set(lastId, resolve)
      dispatch(toEvent(lastId))
    })

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
    run: (request) => start((id) => ({ type: 'requested', command: { ...request, id } })),
    resolve: (values) => start((id) => ({ type: 'resolved', command: { id, kind: 'save' }, values })),
  }
}
