import type { Drill, DrillResult, DrillRun } from './drill.ts'
import { stopOnSignal } from '../bench/stop-on-signal.ts'

type Given = Omit<DrillRun, 'onEnd'>

/** Runs a drill and undoes everything that it started, also after a signal. */
export const runDrill = async (drill: Drill, given: Given): Promise<DrillResult> => {
  const undo: (() => Promise<void>)[] = []
  const stop = stopOnSignal(async () => {
    for (const step of undo.toReversed()) await step().catch((error: unknown) => given.say(`could not clean up: ${String(error)}`))
  })
  try {
    return await drill.run({ ...given, onEnd: (step) => void undo.push(step) })
  } finally {
    await stop()
  }
}

/** A run of a test: short, with the sources, and silent. */
export const shortRun = (options: Partial<Given> = {}): Given => ({
  seconds: null,
  kills: null,
  operations: null,
  seed: 1,
  program: 'sources',
  isShort: true,
  say: () => undefined,
  ...options,
})
