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

test('in ten thousand rounds of eight processes that are killed at random, two never hold the lock', { timeout: 3_600_000 }, async () => {
  const { pairs, printed, roundsWithoutHolder, holds, killedWhile } = await runRounds({ folder, rounds: 10_000, kills: 1500 })
  process.stdout.write(`${JSON.stringify({ holds, killedWhile, pairs: pairs.length })}\n`)
  expect({ pairs, printed, roundsWithoutHolder }).toEqual({ pairs: [], printed: '', roundsWithoutHolder: 0 })
  // Otherwise the kills would have missed the moments that matter.
  expect(Math.min(...Object.values(killedWhile))).toBeGreaterThan(50)
})
