import { expect, it } from 'vitest'
import { sequenceFrom, sequenceOf, hasSequence } from './transition-sequence.ts'
import { WORKFLOW_NAMES, workflowOf } from './workflow.ts'

it('leads from each transition to those that may follow in the same act', () => {
  expect(sequenceFrom('order', 'markPaid')).toEqual(['markPaid', 'prepare', 'ship'])
  expect(sequenceFrom('order', 'prepare')).toEqual(['prepare', 'ship'])
  expect(sequenceFrom('order', 'ship')).toEqual(['ship'])
  expect(sequenceFrom('order', 'cancel')).toEqual(['cancel'])
  expect(sequenceFrom('publish', 'publish')).toEqual(['publish'])
})

it('is a run of these transitions, and nothing else', () => {
  expect(sequenceOf('order', ['markPaid'])).toEqual(['markPaid'])
  expect(sequenceOf('order', ['prepare', 'ship'])).toEqual(['prepare', 'ship'])
  for (const names of [
    null,
    'ship',
    [],
    ['deliver'],
    ['markPaid', 'ship'],
    ['ship', 'prepare'],
    ['ship', 'ship'],
    ['ship', 'deliver'],
    [1],
  ])
    expect(sequenceOf('order', names), JSON.stringify(names)).toBeNull()
  expect(sequenceOf('inbox', ['start'])).toBeNull()
})

it('begins each of its transitions where the one before ends', () => {
  expect(WORKFLOW_NAMES.filter(hasSequence)).toEqual(['order'])
  const followers = WORKFLOW_NAMES.map(workflowOf).flatMap(({ inSequence = [], transitions }) =>
    inSequence.slice(1).map((name, place) => ({ from: transitions[name]?.from, end: transitions[inSequence[place] ?? '']?.to })),
  )
  expect(followers).toHaveLength(2)
  for (const { from, end } of followers) expect(from).toContain(end)
})
