import { expect, test } from 'vitest'
import { DRILLS } from './drills.ts'
import { runDrill, shortRun } from './run-drill.ts'
import { WAITING } from './short-forms.ts'

test.concurrent.for(Object.entries(DRILLS).filter(([name]) => Object.hasOwn(WAITING, name)))('%s', async ([name, drill]) => {
  const { failures } = await runDrill(drill, shortRun(WAITING[name]))
  expect(failures).toEqual([])
})
