import { expect, test } from 'vitest'
import { defaultWorkers } from './default-workers.ts'

test.each([
  [1, 1, 1],
  [2, 1, 1],
  [3, 1, 2],
  [4, 2, 3],
  [8, 4, 7],
  [32, 8, 8],
])('%i cores run %i processes next to the embedded database, %i with another', (cores, here, elsewhere) => {
  expect(defaultWorkers({ cores, isDatabaseHere: true })).toBe(here)
  expect(defaultWorkers({ cores, isDatabaseHere: false })).toBe(elsewhere)
})
