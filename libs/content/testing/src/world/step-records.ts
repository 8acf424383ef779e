import { transitionIn, type AnyRecord, type Status, type StepChanges, type Transition } from '@captain/content-core'
import { originOf } from '../declared/abilities.ts'
import { wayTo } from '../declared/steps.ts'
import type { World } from './world.ts'

/** What steps are given as their reason. */
export const NOTE = '確認のため'

/** Everything that a step takes, and why. */
export const broughtTo = async ({ type, sampleForSteps }: World, transition: Transition): Promise<StepChanges> => {
  const takes = (transitionIn(type.workflow, transition)?.takes ?? []).filter((name) => name in type.fields)
  if (takes.length === 0) return { note: NOTE }
  const samples = await sampleForSteps()
  return { ...Object.fromEntries(takes.map((name) => [name, samples[name]])), note: NOTE }
}

const walk = async (here: World, start: AnyRecord, way: readonly Transition[]): Promise<AnyRecord> => {
  let record = start
  for (const transition of way)
    record = await here.client.transition(record.id, record.lockVersion, transition, await broughtTo(here, transition))
  return record
}

/** A record brought from its state to another one, or null where no way leads there. */
export const broughtFrom = async (here: World, start: AnyRecord, status: Status): Promise<AnyRecord | null> => {
  const way = wayTo(here.type, start['status'] as Status, status)
  return way === null ? null : walk(here, start, way)
}

/** A fresh record in a stored state, or null where none gets there; of either sample, since what is sent may decide where it starts. */
export const recordIn = async (here: World, status: Status): Promise<AnyRecord | null> => {
  for (const variant of [0, 1] as const) {
    const start = originOf(here.type) === 'sent' ? await here.send({}, variant) : await here.make({}, variant)
    const record = await broughtFrom(here, start, status)
    if (record !== null) return record
  }
  return null
}
