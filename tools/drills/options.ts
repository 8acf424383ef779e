import { parseArgs } from 'node:util'
import { wholeNumber } from '../bench/options.ts'

/** Options of all drills; each uses some of them. */
export type DrillOptions = {
  /** Null lists the drills. */
  readonly name: string | null
  /** Null: the drill's own. */
  readonly seconds: number | null
  readonly kills: number | null
  readonly operations: number | null
  /** Start of the random choices; the same seed makes the same choices. */
  readonly seed: number
  readonly save: boolean
}

const optional = (text: string | undefined): number | null => (text === undefined ? null : wholeNumber(text))

/** Parses arguments. Throws an error that names what is wrong. */
export const parseDrillOptions = (parameters: readonly string[], newSeed = () => Date.now() % 1_000_000_000): DrillOptions => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      kills: { type: 'string' },
      operations: { type: 'string' },
      seed: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  })
  if (positionals.length > 1) throw new Error(`One drill runs at a time, not ${positionals.join(' and ')}.`)
  return {
    name: positionals[0] ?? null,
    seconds: optional(values.seconds),
    kills: optional(values.kills),
    operations: optional(values.operations),
    seed: values.seed === undefined ? newSeed() : wholeNumber(values.seed, 0),
    save: values.save,
  }
}
