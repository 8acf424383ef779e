import { describe, expect, test, vi } from 'vitest'
import { canMountDisks } from '../testing/small-disk.ts'
import { DRILLS } from './drills.ts'
import type { DrillRun } from './drill.ts'
import { runDrill, shortRun } from './run-drill.ts'

vi.setConfig({ testTimeout: 240_000 })

type Short = Partial<Pick<DrillRun, 'seconds' | 'kills' | 'operations'>>

const ALONE: Readonly<Record<string, Short>> = {
  kills: { kills: 2 },
  history: { operations: 2000 },
  'torn-uploads': { kills: 1 },
  'two-servers': { seconds: 1 },
  'disk-full': { seconds: 1 },
  'frozen-database': { seconds: 1 },
  'lost-database': { seconds: 1 },
  overload: { seconds: 2 },
  soak: { seconds: 4 },
}

/** Drills that mostly wait. */
const TOGETHER: Readonly<Record<string, Short>> = {
  'silent-listener': {},
  'clock-jumps': {},
  'mail-faults': {},
  's3-faults': { seconds: 1 },
  'webhook-faults': {},
}

const needs: Readonly<Record<string, boolean>> = { 'disk-full': await canMountDisks() }

const failuresOf = async (name: string, short: Short): Promise<readonly string[]> => {
  const drill = DRILLS[name]
  return drill === undefined ? [`there is no drill ${name}`] : (await runDrill(drill, shortRun(short))).failures
}

test('each drill has a short form', () => {
  expect([...Object.keys(ALONE), ...Object.keys(TOGETHER)].toSorted()).toEqual(Object.keys(DRILLS).toSorted())
})

test.for(Object.entries(ALONE))('%s', async ([name, short], context) => {
  if (needs[name] === false) context.skip('this machine lets the tests mount no disk')
  expect(await failuresOf(name, short)).toEqual([])
})

describe.concurrent('drills that mostly wait', () => {
  test.for(Object.entries(TOGETHER))('%s', async ([name, short], context) => {
    context.expect(await failuresOf(name, short)).toEqual([])
  })
})
