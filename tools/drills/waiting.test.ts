import { expect, test, vi } from 'vitest'
import { DRILLS } from './drills.ts'
import { runDrill, shortRun } from './run-drill.ts'
import { WAITING } from './short-forms.ts'

vi.setConfig({ testTimeout: 240_000 })

test.concurrent.for(Object.entries(DRILLS).filter(([name]) => Object.hasOwn(WAITING, name)))('%s', async ([name, drill]) => {
  const { failures } = await runDrill(drill, shortRun(WAITING[name]))
  expect(failures).toEqual([])
})
