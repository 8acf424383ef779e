import { expect, test } from 'vitest'
import { canMountDisks } from '../testing/small-disk.ts'
import { DRILLS } from './drills.ts'
import { runDrill, shortRun } from './run-drill.ts'
import { BUSY, WAITING } from './short-forms.ts'

const needs: Readonly<Record<string, boolean>> = { 'disk-full': await canMountDisks() }

test('each drill has a short form', () => {
  expect([...Object.keys(BUSY), ...Object.keys(WAITING)].toSorted()).toEqual(Object.keys(DRILLS).toSorted())
})

test.for(Object.entries(DRILLS).filter(([name]) => Object.hasOwn(BUSY, name)))('%s', async ([name, drill], context) => {
  if (needs[name] === false) context.skip('this machine lets the tests mount no disk')
  const { failures } = await runDrill(drill, shortRun(BUSY[name]))
  expect(failures).toEqual([])
})
