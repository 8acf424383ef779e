import type { DrillRun } from './drill.ts'

type Short = Partial<Pick<DrillRun, 'seconds' | 'kills' | 'operations'>>

/** Options of the short forms of drills that use the processor: one runs at a time. */
export const BUSY: Readonly<Record<string, Short>> = {
  kills: { kills: 4 },
  history: { operations: 2000 },
  'torn-uploads': { kills: 1 },
  'two-servers': { seconds: 1 },
  'disk-full': { seconds: 1 },
  'frozen-database': { seconds: 1 },
  'lost-database': { seconds: 1 },
  overload: { seconds: 2 },
  soak: { seconds: 4 },
}

/** Options of the short forms of drills that mostly wait: they run at the same time. */
export const WAITING: Readonly<Record<string, Short>> = {
  'silent-listener': {},
  'clock-jumps': {},
  'mail-faults': {},
  's3-faults': { seconds: 1 },
  'webhook-faults': {},
}
