import { join } from 'node:path'
import { expect, test } from 'vitest'
import { history } from './history/history.ts'
import { RULES } from './history/register.ts'
import { kills } from './kills/kills.ts'
import { LOST } from './kills/ledger.ts'
import { runDrill, shortRun } from './run-drill.ts'
import { soak } from './soak/soak.ts'

const inside = (name: string): string => join(import.meta.dirname, 'inside', `${name}.ts`)

// A harness that finds nothing proves nothing: each fault is planted into the server's process, never into the product.

test('a lost write and a torn record are each found and named', async () => {
  const { failures } = await runDrill(kills, shortRun({ kills: 2, planted: [inside('lose-write'), inside('tear-record')] }))
  // A save that follows a lost one has its number again; what is left of the lost one then is a gap.
  expect(failures.filter((failure) => failure.includes(LOST) || failure.includes('a gap in the revisions'))).not.toEqual([])
  expect(failures).toEqual(
    expect.arrayContaining([
      expect.stringContaining('a switch that does not agree with the published copy'),
      expect.stringContaining('search text that is not the record’s'),
    ]),
  )
})

test('a draft that the public sees is found and named, with the seed and the history of its record', async () => {
  const { failures } = await runDrill(history, shortRun({ operations: 3000, seed: 3, planted: [inside('show-draft')] }))
  expect(failures[0]).toContain(RULES.draft)
  expect(failures[0]).toContain('--seed 3')
  expect(failures[0]).toMatch(/ {4}>> public read/)
})

test('a leak is found and named', async () => {
  const { failures } = await runDrill(soak, shortRun({ seconds: 6, planted: [inside('leak')] }))
  expect(failures).toEqual([expect.stringContaining('memory leak')])
})
