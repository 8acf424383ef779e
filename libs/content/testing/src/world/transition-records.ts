import { acceptedFields, type AnyRecord, type Status, type TransitionInput, type Transition } from '@captain/content-core'
import { originOf } from '../declared/abilities.ts'
import { transitionPath } from '../declared/transitions.ts'
import type { World } from './world.ts'

/** Note of transitions. */
export const NOTE = '確認のため'

/** Returns the full input of a transition: all accepted fields and a note. */
export const movedTo = async ({ type, sampleForSteps }: World, transition: Transition): Promise<TransitionInput> => {
  const takes = acceptedFields(type, transition).filter((name) => name in type.fields)
  if (takes.length === 0) return { note: NOTE }
  const samples = await sampleForSteps()
  return { ...Object.fromEntries(takes.map((name) => [name, samples[name]])), note: NOTE }
}

const walk = async (here: World, start: AnyRecord, way: readonly Transition[]): Promise<AnyRecord> => {
  let record = start
  for (const transition of way)
    record = await here.client.transition(record.id, record.lockVersion, transition, await movedTo(here, transition))
  return record
}

/** Moves a record from its status to another; returns null if no path leads there. */
export const movedFrom = async (here: World, start: AnyRecord, status: Status): Promise<AnyRecord | null> => {
  const way = transitionPath(here.type, start['status'] as Status, status)
  return way === null ? null : walk(here, start, way)
}

/**
 * Creates a record in a status, or returns null if none can reach it. Tries both samples, because the input may decide the first status.
 */
export const recordIn = async (here: World, status: Status): Promise<AnyRecord | null> => {
  for (const variant of [0, 1] as const) {
    const start = originOf(here.type) === 'sent' ? await here.send({}, variant) : await here.make({}, variant)
    const record = await movedFrom(here, start, status)
    if (record !== null) return record
  }
  return null
}
