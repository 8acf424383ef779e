import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runRounds } from './data-lock-rounds-under-test.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const PARTS = 20
const killedWhile = { waiting: 0, taking: 0, holding: 0 }

// In parts, so that one sees that they go on.
test.each(Array.from({ length: PARTS }, (_unused, place) => place + 1))(
  'in ten thousand rounds of eight processes that are killed at random, two never hold the lock: part %i',
  { timeout: 3_600_000 },
  async () => {
    const { pairs, printed, roundsWithoutHolder, killedWhile: killed } = await runRounds({ folder, rounds: 10_000 / PARTS, kills: 75 })
    expect({ pairs, printed, roundsWithoutHolder }).toEqual({ pairs: [], printed: '', roundsWithoutHolder: 0 })
    for (const phase of ['waiting', 'taking', 'holding'] as const) killedWhile[phase] += killed[phase]
  },
)

test('the kills met every moment that matters', () => {
  expect(Math.min(...Object.values(killedWhile))).toBeGreaterThan(50)
})
