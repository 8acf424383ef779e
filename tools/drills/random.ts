/** A source of numbers that depend on its seed only. */
export type Random = {
  /** Returns a number from 0 up to 1. */
  readonly next: () => number
  /** Returns a whole number from 0 up to a limit. */
  readonly below: (limit: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
  /** Returns a separate source, for example for one client. */
  readonly fork: (name: number) => Random
}

/** Creates a source of random numbers from a seed (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    fork: (name) => createRandom(Math.imul(seed ^ 0x9e3779b9, 2 * name + 1) >>> 0),
  }
}
