import type { DrillOptions } from './options.ts'

/** Which server a drill starts: the built one, or the sources, which need no build. */
export type Program = 'built' | 'sources'

export type DrillRun = Omit<DrillOptions, 'name' | 'save'> & {
  readonly program: Program
  /** Leaves out faults that differ little from others, for the tests. */
  readonly isShort?: boolean
  /** Prints a line of progress. */
  readonly say: (text: string) => void
  /** Registers what has to be undone in any case, last first. */
  readonly onEnd: (undo: () => Promise<void>) => void
  /** Modules that the server's process loads first, so that a test can plant a fault. */
  readonly planted?: readonly string[]
  /** Variables of the server's process, for planted faults. */
  readonly variables?: Readonly<Record<string, string>>
}

/** A number with its meaning. */
export type Figure = readonly [what: string, value: string]

export type DrillResult = {
  readonly figures: readonly Figure[]
  /** What was violated; empty if the drill passed. */
  readonly failures: readonly string[]
}

export type Drill = {
  /** One sentence for the list and for the report. */
  readonly proves: string
  /** Names of the options that it uses. */
  readonly options: readonly ('seconds' | 'kills' | 'operations' | 'seed')[]
  readonly run: (run: DrillRun) => Promise<DrillResult>
}

/** How much longer a short form waits: it runs on machines that do other things, and its limits must distinguish faults from load. */
const PATIENCE = 6

/** Returns a limit of time, in ms, for a run. */
export const limitOf = ({ isShort }: Pick<DrillRun, 'isShort'>, milliseconds: number): number =>
  isShort === true ? PATIENCE * milliseconds : milliseconds
